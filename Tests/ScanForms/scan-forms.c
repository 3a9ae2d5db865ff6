// Prints a hash of the scans' results for three million texts, which is equal for all forms of the scans.

#include <stdio.h>

#include "CScan.h"

enum { start = 16, longest = 80, texts = 3000000 };

static uint64_t state = 88172645463325252ULL;

/// Marsaglia's xorshift: the same numbers everywhere.
static uint64_t next_random(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

static uint64_t found = 14695981039346656037ULL;

/// FNV-1a, a word at a time.
static void note(uint64_t value) { found = (found ^ value) * 1099511628211ULL; }

/// UTF-8 of two and three bytes among letters, some with a damaged byte.
static void fill_with_sequences(uint8_t *text, size_t count) {
  size_t place = 0;
  while (place + 3 < count) {
    switch (next_random() % 3) {
      case 0: text[place++] = 'q'; break;
      case 1:
        text[place++] = 0xC3;
        text[place++] = (uint8_t)(0x80 | next_random() % 64);
        break;
      default:
        text[place++] = 0xE2;
        text[place++] = (uint8_t)(0x80 | next_random() % 64);
        text[place++] = (uint8_t)(0x80 | next_random() % 64);
    }
    if (next_random() % 40 == 0) text[place] = (uint8_t)next_random();
  }
}

static void fill(uint8_t *text, size_t count) {
  static const uint8_t special[] = {'"', '\\', ' ', ' ', '\n', '\r', '\t', 0x1F, 0x7F, 0x80,
                                    0xBF, 0xC2, 0xE0, 0xED, 0xF0, 0xA0, 'a', 0xC3, 0xE2, 0};
  uint64_t kind = next_random() % 5;
  if (kind == 3) return fill_with_sequences(text, count);
  for (size_t i = 0; i < count; i++) {
    uint8_t one = special[next_random() % sizeof special];
    text[i] = kind == 0 ? (uint8_t)('a' + next_random() % 26) : kind == 4 ? ' ' : one;
    if (kind == 2 && next_random() % 20) text[i] = 'x';
  }
  if (kind == 4) {
    text[0] = '\n';
    text[1 + next_random() % 40] = 'x';
  }
}

int main(void) {
  for (int i = 0; i < texts; i++) {
    // Padded with zeros on both sides, as the parser's source is.
    uint8_t bytes[start + longest + 128] = {0}, copy[longest + 32] = {0};
    uint8_t *text = bytes + start;
    size_t count = 2 + next_random() % (longest - 1);
    fill(text, count);
    note((uint64_t)(cscan_plain_text(text) - text));
    note((uint64_t)(cscan_plain_text_portable(text) - text));
    note((uint64_t)(cscan_plain_text_wide(text) - text));
    note((uint64_t)(cscan_white_space(text) - text));
    note((uint64_t)(cscan_utf8(text) - text));
    note(cscan_is_line_break(text, (ptrdiff_t)(next_random() % 40)));
    size_t part = next_random() % (count + 1);
    size_t copied = cscan_copy_unescaped(copy, text, text + part);
    note(copied);
    for (size_t k = 0; k < copied; k++) note(copy[k]);
    note(cscan_line_breaks(text, part));
    note(cscan_scalars(text, part));
  }
  printf("%016llx\n", (unsigned long long)found);
  return 0;
}
