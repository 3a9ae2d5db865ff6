#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Returns whether this build can count: on Linux with glibc, without a sanitizer, which has its own
/// allocator.
bool malloc_count_is_available(void);

/// Sets both counters to zero and starts counting the allocations of all threads.
void malloc_count_start(void);

/// Stops counting.
void malloc_count_stop(void);

/// Returns the number of blocks allocated between start and stop; a realloc counts as one.
uint64_t malloc_count_blocks(void);

/// Returns the number of bytes allocated between start and stop; a realloc counts with its whole new size.
uint64_t malloc_count_bytes(void);

/// Allocates and frees `count` blocks of `size` bytes, to check that the counter counts them.
void malloc_count_exercise(uint64_t count, uint64_t size);
