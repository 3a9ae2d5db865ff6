// Always inlined: one comparison before every token of minified text, which has no white space; a call
// would also move the place from its register to memory.

internal import CScan

/// Skips white space. In minified text, one comparison shows that there is none. In indented text, the
/// indentation of the next line is predicted, so that the address of the next token doesn't depend on loading
/// the white space.
@frozen @usableFromInline
struct Indentation {
  /// The number of spaces at the beginning of the last line.
  private var spaces = 0
  /// The number of further spaces before the lines within a container.
  private var step = 0

  @usableFromInline
  init() {}

  /// Skips white space that is rarely more than one space.
  @inline(__always)
  func skipSpace(_ place: inout UnsafePointer<UInt8>) {
    guard place.pointee <= 0x20 else { return }
    place = cscan_is_single_space(place) ? place + 1 : endOfSpace(place, spaces).place
  }

  /// Skips the white space before the next member or element.
  @inline(__always)
  mutating func skipLine(_ place: inout UnsafePointer<UInt8>) { skip(to: spaces, &place) }

  /// Skips the white space after an opening bracket.
  @inline(__always)
  mutating func skipFirstLine(_ place: inout UnsafePointer<UInt8>) {
    let outer = spaces
    skip(to: outer &+ step, &place)
    // The first container whose children begin on a new line sets the step for all.
    if spaces > outer { step = spaces &- outer }
  }

  /// Skips the white space before a closing bracket.
  @inline(__always)
  mutating func skipLastLine(_ place: inout UnsafePointer<UInt8>) { skip(to: spaces &- step, &place) }

  /// Skips white space that is expected to be a line break and a certain number of spaces, or empty.
  @inline(__always)
  private mutating func skip(to expected: Int, _ place: inout UnsafePointer<UInt8>) {
    guard place.pointee <= 0x20 else { return }
    if cscan_is_line_break(place, expected) {
      place += expected &+ 1
      spaces = expected
    } else {
      // The values are passed in registers; the address of the place would keep it in memory.
      (place, spaces) = endOfSpace(place, spaces)
    }
  }
}

/// The end of white space, and the indentation of its last line; without a line break, the previous
/// indentation.
@inline(never)
private func endOfSpace(
  _ start: UnsafePointer<UInt8>, _ indentation: Int
) -> (place: UnsafePointer<UInt8>, indentation: Int) {
  // Many writers separate members by a comma and one space.
  if cscan_is_single_space(start) { return (start + 1, indentation) }
  let place = cscan_white_space(start)
  var line = place
  while line > start, line[-1] == UInt8(ascii: " ") { line -= 1 }
  return (place, line > start ? place - line : indentation)
}
