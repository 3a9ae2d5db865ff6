#include "CScan.h"

/// Words between two slots. Processors fetch lines of 64 bytes in pairs, so that threads whose slots are
/// closer would invalidate each other's caches.
enum { stride = 128 / sizeof(uintptr_t), count = cscan_slot_words / stride };

/// The slot of the calling thread. Consecutive threads have different ones.
static unsigned own_slot(void) {
  static unsigned last;
  static _Thread_local unsigned number;
  if (number == 0) number = __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED) | 1u << 31;
  return number;
}

uintptr_t cscan_take(uintptr_t *slots) {
  unsigned own = own_slot();
  for (unsigned i = 0; i < count; i++) {
    uintptr_t *slot = slots + (own + i) % count * stride;
    if (__atomic_load_n(slot, __ATOMIC_RELAXED) == 0) continue;
    uintptr_t word = __atomic_exchange_n(slot, 0, __ATOMIC_ACQ_REL);
    if (word != 0) return word;
  }
  return 0;
}

uintptr_t cscan_put(uintptr_t *slots, uintptr_t word) {
  unsigned own = own_slot();
  for (unsigned i = 0; i < count && word != 0; i++) {
    word = __atomic_exchange_n(slots + (own + i) % count * stride, word, __ATOMIC_ACQ_REL);
  }
  return word;
}
