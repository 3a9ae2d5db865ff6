#!/bin/sh
# Prints the instructions of a malloc with its free: without the counter, and with the counter while it is
# off. Needs valgrind.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cat > "$folder/pairs.c" <<'END'
#include "CMallocCount.h"
#include <stdlib.h>
int main(int count, char **arguments) {
  malloc_count_exercise(count > 1 ? strtoull(arguments[1], NULL, 10) : 0, 64);
  return 0;
}
END
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" "$2" 2>&1 | awk '/Collected/ { print $4 }'
}
for counter in 0 1; do
  clang -O2 -DCOUNTS_ALLOCATIONS=$counter -I "$here/CMallocCount/include" \
    "$folder/pairs.c" "$here/CMallocCount/CMallocCount.c" -o "$folder/pairs"
  few=$(instructions "$folder/pairs" 0)
  many=$(instructions "$folder/pairs" 100000)
  echo "counter $counter: $(((many - few) / 100000)) instructions for a malloc and its free"
done
