#pragma once

// Byte scans for the parser and the writer: SSE2 on x86-64, NEON on arm64, plain 64-bit words elsewhere.
//
// The scans that take only a start read up to 16 bytes at a time and don't check for an end: the caller pads
// its buffer with at least 64 zero bytes, and a zero byte ends every scan.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "PowersOfFive.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#error "CScan: only little-endian targets are supported"
#endif

#define CSCAN_ONES 0x0101010101010101ULL
#define CSCAN_HIGHS 0x8080808080808080ULL
#define CSCAN_FIRST(mask) ((size_t)__builtin_ctzll(mask) >> 3)

static inline uint64_t cscan_load(const uint8_t *_Nonnull p) {
  uint64_t word;
  memcpy(&word, p, 8);
  return word;
}

/// Marks the high bit of each byte of `word` that is a quote, a backslash or a control character.
/// A borrow carries into the higher bytes, so only the lowest mark is reliable.
static inline uint64_t cscan_escape_mask(uint64_t word) {
  uint64_t quote = (word ^ (CSCAN_ONES * '"')) - CSCAN_ONES;
  uint64_t backslash = (word ^ (CSCAN_ONES * '\\')) - CSCAN_ONES;
  uint64_t control = word - (CSCAN_ONES * 0x20);
  return (quote | backslash | control) & ~word & CSCAN_HIGHS;
}

/// Sixteen bytes that are compared at once, or one by one if the processor has no such instruction.
typedef uint8_t cscan_block __attribute__((vector_size(16)));

typedef int8_t cscan_signed_block __attribute__((vector_size(16)));

static inline cscan_block cscan_load_block(const uint8_t *_Nonnull p) {
  cscan_block block;
  memcpy(&block, p, 16);
  return block;
}

/// The block of two words, the first one lowest.
static inline cscan_block cscan_block_of(uint64_t low, uint64_t high) {
  typedef uint64_t words __attribute__((vector_size(16)));
  return (cscan_block)(words){low, high};
}

/// A bit for each byte for which the comparison is true; the lowest bit is for the first byte.
static inline uint32_t cscan_block_mask(cscan_block holds) {
#if defined(__SSE2__)
  return (uint32_t)_mm_movemask_epi8((__m128i)holds);
#else
  const cscan_block bits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  holds &= bits;
#if defined(__aarch64__)
  return (uint32_t)vaddv_u8(vget_low_u8((uint8x16_t)holds)) |
         (uint32_t)vaddv_u8(vget_high_u8((uint8x16_t)holds)) << 8;
#else
  uint32_t mask = 0;
  for (int i = 0; i < 8; i++) mask |= (uint32_t)holds[i] | (uint32_t)holds[i + 8] << 8;
  return mask;
#endif
#endif
}

/// A bit for each of sixteen bytes that is a space.
static inline uint32_t cscan_spaces(const uint8_t *_Nonnull p) {
  return cscan_block_mask((cscan_block)(cscan_load_block(p) == ' '));
}

/// The bytes that JSON requires to be escaped: quotes, backslashes and control characters.
static inline cscan_block cscan_escaped(cscan_block v) {
  return (cscan_block)(v == '"') | (cscan_block)(v == '\\') | (cscan_block)(v < 0x20);
}

/// A bit for each of sixteen bytes that ends a run of plain ASCII text inside a JSON string: a quote, a
/// backslash, a control character or a byte above 0x7F.
static inline uint32_t cscan_text_ends(const uint8_t *_Nonnull p) {
  cscan_block v = cscan_load_block(p);
  // As signed numbers, control characters and everything above 0x7F are less than a space.
  cscan_block low = (cscan_block)((cscan_signed_block)v < ' ');
  return cscan_block_mask((cscan_block)(v == '"') | (cscan_block)(v == '\\') | low);
}

/// Returns the first byte from `p` on that ends a run of plain ASCII text inside a JSON string. Uses no
/// instructions of a specific processor.
static inline const uint8_t *_Nonnull cscan_plain_text_portable(const uint8_t *_Nonnull p) {
  for (;;) {
    uint64_t word = cscan_load(p);
    uint64_t mask = cscan_escape_mask(word) | (word & CSCAN_HIGHS);
    if (mask) return p + CSCAN_FIRST(mask);
    p += 8;
  }
}

/// Like `cscan_plain_text_portable`, 16 bytes at a time where the processor allows it.
static inline const uint8_t *_Nonnull cscan_plain_text(const uint8_t *_Nonnull p) {
#if defined(__SSE2__)
  for (;; p += 16) {
    uint32_t mask = cscan_text_ends(p);
    if (mask) return p + __builtin_ctz(mask);
  }
#elif defined(__aarch64__)
  for (;;) {
    int8x16_t v = vreinterpretq_s8_u8(vld1q_u8(p));
    uint8x16_t hit = vorrq_u8(vorrq_u8(vceqq_s8(v, vdupq_n_s8('"')), vceqq_s8(v, vdupq_n_s8('\\'))),
                              vcltq_s8(v, vdupq_n_s8(0x20)));
    uint64_t mask = vget_lane_u64(vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(hit), 4)), 0);
    if (mask) return p + ((size_t)__builtin_ctzll(mask) >> 2);
    p += 16;
  }
#else
  return cscan_plain_text_portable(p);
#endif
}

/// Like `cscan_plain_text`, 32 bytes at a time: for texts that are often longer than 16 bytes, because a
/// mispredicted branch takes longer than scanning some bytes needlessly.
static inline const uint8_t *_Nonnull cscan_plain_text_wide(const uint8_t *_Nonnull p) {
#if defined(__SSE2__)
  for (;; p += 32) {
    uint32_t mask = cscan_text_ends(p) | cscan_text_ends(p + 16) << 16;
    if (mask) return p + __builtin_ctz(mask);
  }
#else
  return cscan_plain_text(p);
#endif
}

/// A bit for each of sixteen bytes that is not JSON white space.
static inline uint32_t cscan_space_ends(const uint8_t *_Nonnull p) {
  cscan_block v = cscan_load_block(p);
  cscan_block space = (cscan_block)(v == ' ') | (cscan_block)(v == '\n') | (cscan_block)(v == '\r') |
                      (cscan_block)(v == '\t');
  return cscan_block_mask(space) ^ 0xFFFF;
}

/// Returns the first byte from `p` on that is not JSON white space (space, tab, line feed, carriage return).
/// Sixteen bytes at a time: where indentation ends can't be predicted, so no branch depends on it.
static inline const uint8_t *_Nonnull cscan_white_space(const uint8_t *_Nonnull p) {
  for (;; p += 16) {
    uint32_t mask = cscan_space_ends(p);
    if (mask) return p + __builtin_ctz(mask);
  }
}

/// Returns the end of the well-formed UTF-8 from `p` on that has no quote, backslash, control character or
/// sequence of four bytes. The text after the result may be well-formed too.
///
/// At least two bytes of well-formed sequences must precede `p`. Each byte is compared with the two before
/// it: it must be a continuation exactly if one of them is the lead of a sequence that includes it.
static inline const uint8_t *_Nonnull cscan_utf8(const uint8_t *_Nonnull p) {
  uint32_t mask;
  for (;; p += 16) {
    cscan_block v = cscan_load_block(p), last = cscan_load_block(p - 1), second = cscan_load_block(p - 2);
    cscan_block stops = cscan_escaped(v);
    // As signed numbers, continuations are less than all other bytes; their lower half ends at 0x9F.
    cscan_block continues = (cscan_block)((cscan_signed_block)v < (int8_t)0xC0);
    cscan_block low = (cscan_block)((cscan_signed_block)v < (int8_t)0xA0);
    stops |= continues ^ ((cscan_block)(last >= 0xC0) | (cscan_block)(second >= 0xE0));
    // Stops, in turn, at an overlong form, at a surrogate, after a lead that is always overlong, and after
    // the lead of a sequence of four bytes.
    stops |= (cscan_block)(last == 0xE0) & low;
    stops |= (cscan_block)(last == 0xED) & ~low;
    stops |= (cscan_block)((last & 0xFE) == 0xC0);
    stops |= (cscan_block)(last >= 0xF0);
    mask = cscan_block_mask(stops);
    if (mask) break;
  }
  p += __builtin_ctz(mask);
  // If the sequence before `p` is incomplete, returns its lead.
  if (p[-1] >= 0xC0) return p - 1;
  if (p[-2] >= 0xE0) return p - 2;
  return p;
}

/// Returns whether a single space is at `p`, and no further white space after it.
static inline bool cscan_is_single_space(const uint8_t *_Nonnull p) { return p[0] == ' ' && p[1] > ' '; }

/// Returns whether a line feed and exactly the given number of spaces are at `p`, and no further white space
/// after them. The result is false for more than 31 spaces.
static inline bool cscan_is_line_break(const uint8_t *_Nonnull p, ptrdiff_t spaces) {
  if ((size_t)spaces > 31 || p[0] != '\n' || p[spaces + 1] <= ' ') return false;
#if defined(__SSE2__)
  uint32_t found = cscan_spaces(p);
  if (spaces > 15) found |= cscan_spaces(p + 16) << 16;
  // The line feed isn't a space.
  return (~(found | 1) << (31 - spaces)) == 0;
#else
  p++;
  for (; spaces >= 8; spaces -= 8, p += 8)
    if (cscan_load(p) != CSCAN_ONES * ' ') return false;
  return ((cscan_load(p) ^ (CSCAN_ONES * ' ')) << 8 << (56 - 8 * spaces)) == 0;
#endif
}

/// A literal of JSON: its bytes as a little-endian word, the mask of these bytes, and their number.
typedef struct {
  uint64_t text;
  uint64_t mask;
  uint64_t length;
  /// The number of its kind on the tape.
  uint64_t kind;
} cscan_literal;

/// The literal that begins with the letter f, n or t. Bits 3 and 4 distinguish these letters.
static inline cscan_literal cscan_literal_of(uint8_t letter) {
  static const cscan_literal literals[4] = {
      {0x65736C6166, 0xFFFFFFFFFF, 5, 1},  // false
      {0x6C6C756E, 0xFFFFFFFF, 4, 0},      // null
      {0x65757274, 0xFFFFFFFF, 4, 2},      // true
      {0, 0, 0, 0},
  };
  return literals[letter >> 3 & 3];
}

/// Returns whether the literal is at `p`.
static inline bool cscan_is_literal(const uint8_t *_Nonnull p, cscan_literal literal) {
  return (cscan_load(p) & literal.mask) == literal.text;
}

/// Copies text to `out` up to the first byte that JSON requires to be escaped, or to `end`, and returns the
/// number of copied bytes. Copies bytes above 0x7F too. Reads nothing beyond `end`; may write up to 16 bytes
/// more than returned, for which `out` must have room.
static inline size_t cscan_copy_unescaped(uint8_t *_Nonnull out, const uint8_t *_Nonnull p,
                                          const uint8_t *_Nonnull end) {
  size_t count = (size_t)(end - p);
  // The last block overlaps the one before it, whose bytes need no escape. So the number of steps depends on
  // few bits of the length, and is predicted more often.
  if (count >= 16) {
    for (size_t done = 0;;) {
      cscan_block v = cscan_load_block(p + done);
      memcpy(out + done, &v, 16);
      uint32_t mask = cscan_block_mask(cscan_escaped(v));
      if (mask) return done + (size_t)__builtin_ctz(mask);
      if (done == count - 16) return count;
      done = done + 32 <= count ? done + 16 : count - 16;
    }
  }
  // Two parts that overlap are examined as one block.
  if (count >= 8) {
    uint64_t low = cscan_load(p), high = cscan_load(p + count - 8);
    memcpy(out, &low, 8);
    memcpy(out + count - 8, &high, 8);
    uint32_t mask = cscan_block_mask(cscan_escaped(cscan_block_of(low, high)));
    if (!mask) return count;
    size_t first = (size_t)__builtin_ctz(mask);
    return first < 8 ? first : count - 16 + first;
  }
  if (count >= 4) {
    uint32_t low, high;
    memcpy(&low, p, 4);
    memcpy(&high, p + count - 4, 4);
    memcpy(out, &low, 4);
    memcpy(out + count - 4, &high, 4);
    uint64_t both = low | (uint64_t)high << 32;
    uint32_t mask = cscan_block_mask(cscan_escaped(cscan_block_of(both, both)));
    if (!mask) return count;
    size_t first = (size_t)__builtin_ctz(mask);
    return first < 4 ? first : count - 8 + first;
  }
  size_t done = 0;
  while (done < count) {
    uint8_t c = p[done];
    if (c == '"' || c == '\\' || c < 0x20) break;
    out[done++] = c;
  }
  return done;
}

/// Prefetches the memory at a distance from `base` into the cache. The address may be invalid.
static inline void cscan_prefetch(const void *_Nonnull base, ptrdiff_t distance) {
  __builtin_prefetch((const void *)((uintptr_t)base + (uintptr_t)distance));
}

/// Loads a word that another thread may be writing.
static inline uintptr_t cscan_load_word(const uintptr_t *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

/// Stores a word that other threads may be reading if it is still 0; returns the word before.
static inline uintptr_t cscan_set_word_if_zero(uintptr_t *_Nonnull word, uintptr_t value) {
  uintptr_t before = 0;
  __atomic_compare_exchange_n(word, &before, value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return before;
}

/// The size of the slots of ``cscan_take`` and ``cscan_put`` in words, which are 0 at first.
enum { cscan_slot_words = 8 * 128 / sizeof(uintptr_t) };

/// Removes a word from the calling thread's slot, or if that is empty, from another one; returns 0 if all are.
/// Eight threads have slots on different cache lines; more threads share slots.
uintptr_t cscan_take(uintptr_t *_Nonnull slots);

/// Stores a word in the calling thread's slot, whose word moves to the next slot, and so on; returns the word
/// that remains if all are full, otherwise 0.
uintptr_t cscan_put(uintptr_t *_Nonnull slots, uintptr_t word);

/// Returns whether less than 128 KiB of the calling thread's stack is left (of a stack smaller than 512 KiB,
/// less than a quarter).
int cscan_stack_is_low(void);

/// Returns the number of lines that end within `count` bytes, with a line feed, or with a carriage return
/// that isn't followed by a line feed. Reads one byte beyond them.
static inline size_t cscan_line_breaks(const uint8_t *_Nonnull p, size_t count) {
  size_t total = 0;
  // Searching is twice as fast as counting, and many texts have no line break.
  if (memchr(p, '\n', count) == NULL && memchr(p, '\r', count) == NULL) return 0;
  while (count >= 16) {
    // Sixteen counters of one byte each, added to the total before they can overflow.
    size_t steps = count / 16 < 255 ? count / 16 : 255;
    cscan_block breaks = {0};
    for (size_t i = 0; i < steps; i++, p += 16) {
      cscan_block v = cscan_load_block(p), next = cscan_load_block(p + 1);
      breaks -= (cscan_block)(v == '\n') | ((cscan_block)(v == '\r') & (cscan_block)(next != '\n'));
    }
    for (int i = 0; i < 16; i++) total += breaks[i];
    count -= 16 * steps;
  }
  for (; count > 0; count--, p++) total += *p == '\n' || (*p == '\r' && p[1] != '\n');
  return total;
}

/// Returns the number of Unicode scalars in `count` bytes of UTF-8: of all bytes that aren't continuations.
static inline size_t cscan_scalars(const uint8_t *_Nonnull p, size_t count) {
  size_t total = 0;
  while (count > 0) {
    size_t part = count < 240 ? count : 240;
    uint8_t scalars = 0;
    for (size_t i = 0; i < part; i++) scalars += (uint8_t)((int8_t)p[i] >= -64);
    total += scalars;
    p += part;
    count -= part;
  }
  return total;
}
