internal import JSONCore

/// An event whose data isn't decoded yet.
struct EventText: Sendable {
  /// A line of the data.
  struct Line: Sendable {
    /// Where it begins in the data.
    let offset: Int
    /// Where it begins in the stream.
    let location: SourceLocation
  }

  var id = ""
  var type = ""
  /// The lines of the data, separated by line feeds.
  private(set) var data: [UInt8] = []
  private(set) var lines: [Line] = []

  /// Adds a line to the data.
  mutating func append(_ line: ArraySlice<UInt8>, at location: SourceLocation) {
    if !lines.isEmpty { data.append(0x0A) }
    lines.append(Line(offset: data.count, location: location))
    data += line
  }

  /// The number of bytes that the data has with another line.
  func count(with line: ArraySlice<UInt8>) -> Int { data.count + (lines.isEmpty ? 0 : 1) + line.count }

  /// Converts an error in the data to one in the stream, with a note that names the event.
  func moved(_ error: JSONError) -> JSONError {
    // The id isn't shown, since it may be a secret.
    error.moved(
      toLines: lines.map { ($0.offset, $0.location) }, note: "in the event \(shownName(type))")
  }
}
