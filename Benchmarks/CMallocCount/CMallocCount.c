#include "CMallocCount.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// Define it as 0 to measure the cost of counting.
#ifndef COUNTS_ALLOCATIONS
#if defined(__linux__) && defined(__GLIBC__) && !__has_feature(address_sanitizer) \
    && !__has_feature(thread_sanitizer) && !__has_feature(memory_sanitizer)
#define COUNTS_ALLOCATIONS 1
#else
#define COUNTS_ALLOCATIONS 0
#endif
#endif

static atomic_bool is_counting;
static atomic_uint_fast64_t blocks;
static atomic_uint_fast64_t bytes;

bool malloc_count_is_available(void) {
  return COUNTS_ALLOCATIONS;
}

void malloc_count_start(void) {
  atomic_store(&blocks, 0);
  atomic_store(&bytes, 0);
  atomic_store(&is_counting, true);
}

void malloc_count_stop(void) {
  atomic_store(&is_counting, false);
}

uint64_t malloc_count_blocks(void) {
  return atomic_load(&blocks);
}

uint64_t malloc_count_bytes(void) {
  return atomic_load(&bytes);
}

void malloc_count_exercise(uint64_t count, uint64_t size) {
  for (uint64_t index = 0; index < count; index++) {
    // Volatile, or the compiler removes the pair.
    void *volatile block = malloc(size);
    free(block);
  }
}

#if COUNTS_ALLOCATIONS

// An executable's own definitions of these functions take precedence over those of every shared library.
// glibc has the originals under these names. Blocks still come from glibc, so free needs no replacement.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void count(size_t size) {
  if (__builtin_expect(atomic_load_explicit(&is_counting, memory_order_relaxed), 0)) {
    atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, size, memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t amount, size_t size) {
  count(amount * size);
  return __libc_calloc(amount, size);
}

void *realloc(void *block, size_t size) {
  count(size);
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  count(size);
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) {
    return ENOMEM;
  }
  *result = block;
  return 0;
}

#endif
