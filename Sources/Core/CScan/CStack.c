#define _GNU_SOURCE

#include <pthread.h>

#include "CScan.h"

/// The ends of the calling thread's stack; equal if they are unknown.
static void stack_ends(uintptr_t *low, uintptr_t *high) {
  *low = *high = 1;
#if defined(__APPLE__)
  *high = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
  *low = *high - pthread_get_stacksize_np(pthread_self());
#elif defined(__linux__)
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void *start;
  size_t size;
  if (pthread_attr_getstack(&attributes, &start, &size) == 0) {
    *low = (uintptr_t)start;
    *high = *low + size;
  }
  pthread_attr_destroy(&attributes);
#endif
}

int cscan_stack_is_low(void) {
  static _Thread_local uintptr_t low, high;
  if (high == 0) stack_ends(&low, &high);
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  // A coroutine may run on a stack of its own, whose ends are unknown.
  if (here < low || here >= high) return 0;
  size_t reserve = (high - low) / 4;
  if (reserve > 128 << 10) reserve = 128 << 10;
  return here - low < reserve;
}
