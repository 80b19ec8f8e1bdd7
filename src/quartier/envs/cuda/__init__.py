"""The same games on a GPU: the same rules in CUDA kernels, and buffers that stay where learners need them."""
