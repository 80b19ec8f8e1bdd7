# The table in a container; the rules are compiled when the image is built. See docs/deploy.md.
FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 NUMBA_CPU_NAME=generic
WORKDIR /opt/quartier
COPY pyproject.toml README.md LICENSE ./
COPY src ./src
# hadolint ignore=DL3013
RUN pip install --no-cache-dir '.[postgres]' \
    && useradd --create-home --uid 10001 quartier \
    && install --directory --owner=quartier /data
USER 10001
RUN quartier prepare
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health')"]
CMD ["quartier", "serve", "--host", "0.0.0.0", "--no-browser", "--database", "sqlite:////data/table.sqlite3"]
