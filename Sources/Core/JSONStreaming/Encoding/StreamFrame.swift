internal import JSONCore
internal import JSONMapping

/// The text before, between and after the elements of an array in its document.
struct StreamFrame {
  private(set) var prefix: [UInt8] = []
  private(set) var separator: [UInt8] = []
  private(set) var suffix: [UInt8] = []
  /// The document of an array without elements.
  private(set) var empty: [UInt8] = []
  /// The indentation of the elements, in bytes; 0 if the text has a single line.
  private var indentation = 0

  /// The frame of JSON Lines, which is empty.
  static let lines = StreamFrame()

  private init() {}

  /// Creates the frame from two documents, whose arrays contain no zeros and two zeros.
  ///
  /// - Throws: `custom` for a path with indices.
  init(_ configuration: MappingConfiguration, at path: JSONKeyPath) throws(JSONError) {
    let zeros = ZeroEncoding(configuration: configuration).at(path)
    empty = try zeros.encode(0)
    let two = try zeros.encode(2)
    // Only brackets and white space follow the elements.
    guard let last = two.lastIndex(of: UInt8(ascii: "0")),
      let first = two[..<last].lastIndex(of: UInt8(ascii: "0"))
    else { throw JSONError(.custom("an array of numbers is encoded without its elements")) }
    prefix = Array(two[..<first])
    separator = Array(two[(first + 1)..<last])
    suffix = Array(two[(last + 1)...])
    let line = two[..<last].lastIndex(of: UInt8(ascii: "\n"))
    indentation = line.map { last - $0 - 1 } ?? 0
  }

  /// Appends the text of an element, with its lines indented.
  func append(_ element: [UInt8], to bytes: inout [UInt8]) {
    guard indentation > 0 else {
      bytes += element
      return
    }
    // Strings contain no line breaks.
    for byte in element {
      bytes.append(byte)
      if byte == UInt8(ascii: "\n") {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
      }
    }
  }
}

/// Writes an array with as many zeros as the model's value.
private struct ZeroEncoding: Encoding {
  let configuration: MappingConfiguration

  func encode(_ count: Int, into writer: inout JSONWriter) throws(JSONError) {
    try writer.beginArray()
    for _ in 0..<count { writer.write(0) }
    writer.endArray()
  }
}
