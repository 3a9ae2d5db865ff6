#!/usr/bin/env bash
# Compares the forms of the scans in CScan: SSE2, plain words, and NEON, which QEMU runs. A form whose
# compiler or emulator is missing is skipped and reported.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
flags=(-O2 -Wall -Wextra -Werror -I../../Sources/Core/CScan/include)

clang "${flags[@]}" scan-forms.c -o "$folder/native"
expected=$("$folder/native")
echo "native  $expected"

compared() {
  local found
  found=$("${@:2}")
  echo "$1  $found"
  [ "$found" = "$expected" ] || { echo "the form $1 has another result" >&2; exit 1; }
}

clang "${flags[@]}" -U__SSE2__ -U__aarch64__ scan-forms.c -o "$folder/words"
compared words "$folder/words"

if command -v aarch64-linux-gnu-gcc >/dev/null && command -v qemu-aarch64 >/dev/null; then
  # GCC has no annotations for the nullability of pointers.
  aarch64-linux-gnu-gcc -static -D_Nonnull= -D_Nullable= "${flags[@]}" scan-forms.c -o "$folder/neon"
  compared neon qemu-aarch64 "$folder/neon"
else
  echo 'neon    not compared: install gcc-aarch64-linux-gnu, libc6-dev-arm64-cross and qemu-user'
fi
