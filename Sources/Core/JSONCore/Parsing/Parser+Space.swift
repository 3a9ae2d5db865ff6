// Always inlined: one comparison before every token of minified text, which has no white space; a call
// would also move the parser's progress from its registers to memory.

internal import CScan

// White space. In minified text one comparison shows that there is none. In indented text the indentation of
// the next line is predicted, so that the next position follows from a known number, and no instruction waits
// for the bytes.
extension Parser {
  /// Skips white space that is rarely more than one space.
  @inline(__always)
  func skipSpace(_ progress: inout Progress) {
    guard progress.place.pointee <= 0x20 else { return }
    progress.place =
      cscan_is_single_space(progress.place)
      ? progress.place + 1 : endOfSpace(progress.place, indentation).place
  }

  /// Skips white space that is expected to be a line break and a certain number of spaces, or empty.
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

  /// Skips the white space after an opening bracket.
  @inline(__always)
  mutating func skipFirstLine(_ progress: inout Progress) {
    let outer = indentation
    skipLine(to: outer &+ indentationStep, &progress)
    // The first container whose children begin on a new line sets the step for all.
    if indentation > outer { indentationStep = indentation &- outer }
  }
}

/// The end of white space, and the indentation of its last line; without a line break, the previous
/// indentation.
@inline(never)
private func endOfSpace(
  _ start: UnsafePointer<UInt8>, _ indentation: Int
) -> (place: UnsafePointer<UInt8>, indentation: Int) {
  let place = cscan_white_space(start)
  var line = place
  while line > start, line[-1] == UInt8(ascii: " ") { line -= 1 }
  return (place, line > start ? place - line : indentation)
}
