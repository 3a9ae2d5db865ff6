#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Whether this build can count: on Linux with glibc and without a sanitizer, which brings its own allocator.
bool malloc_count_is_available(void);

/// Sets both counters to zero and starts counting the allocations of all threads.
void malloc_count_start(void);

/// Stops counting.
void malloc_count_stop(void);

/// Blocks asked for between start and stop; a realloc counts as one.
uint64_t malloc_count_blocks(void);

/// Bytes asked for between start and stop; a realloc counts with its whole new size.
uint64_t malloc_count_bytes(void);

/// Allocates and frees `count` blocks of `size` bytes, for checking that the counter sees them.
void malloc_count_exercise(uint64_t count, uint64_t size);
