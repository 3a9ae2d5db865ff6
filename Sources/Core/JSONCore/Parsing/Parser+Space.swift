// Inlined by force: one comparison before every token, where minified text has no white space; a call
// would also move the parser's progress from its registers to memory.

internal import CScan

// White space. In minified text one comparison shows that there is none. In indented text the indentation of the next
// line is foreseen. So the next place follows from a known number, and nothing waits for the bytes.
extension Parser {
  /// Steps over white space that hardly ever is more than one space.
  @inline(__always)
  func skipSpace(_ progress: inout Progress) {
    guard progress.place.pointee <= 0x20 else { return }
    progress.place =
      cscan_is_single_space(progress.place)
      ? progress.place + 1 : endOfSpace(progress.place, indentation).place
  }

  /// Steps over white space that is, if there is any, a line break and just so many spaces.
  @inline(__always)
  mutating func skipLine(to expected: Int, _ progress: inout Progress) {
    guard progress.place.pointee <= 0x20 else { return }
    if cscan_is_line_break(progress.place, expected) {
      progress.place += expected &+ 1
      indentation = expected
    } else {
      (progress.place, indentation) = endOfSpace(progress.place, indentation)
    }
  }

  /// Steps over the white space behind an opening bracket.
  @inline(__always)
  mutating func skipFirstLine(_ progress: inout Progress) {
    let outer = indentation
    skipLine(to: outer &+ indentationStep, &progress)
    // The first container that begins with a line of its own tells what step all take.
    if indentation > outer { indentationStep = indentation &- outer }
  }
}

/// The end of white space, and how far its last line is indented: as far as the one before if it has no other.
@inline(never)
private func endOfSpace(
  _ start: UnsafePointer<UInt8>, _ indentation: Int
) -> (place: UnsafePointer<UInt8>, indentation: Int) {
  let place = cscan_white_space(start)
  var line = place
  while line > start, line[-1] == UInt8(ascii: " ") { line -= 1 }
  return (place, line > start ? place - line : indentation)
}
