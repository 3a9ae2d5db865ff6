internal import CJansson

/// What jansson says about a text: its own words and its own counting.
public struct JanssonError: Error, Sendable, Hashable {
  /// jansson's `enum json_error_code`.
  public enum Code: UInt8, Sendable, Hashable {
    case unknown
    case outOfMemory
    case stackOverflow
    case cannotOpenFile
    case invalidArgument
    case invalidUTF8
    case prematureEndOfInput
    case endOfInputExpected
    case invalidSyntax
    case invalidFormat
    case wrongType
    case nullCharacter
    case nullValue
    case nullByteInKey
    case duplicateKey
    case numericOverflow
    case itemNotFound
    case indexOutOfRange
  }

  /// The code.
  public let code: Code
  /// The message, such as `':' expected near '1'`.
  public let text: String
  /// The line, counted from 1; only `\n` ends a line.
  public let line: Int
  /// The number of characters read of the line, so the column, counted from 1, of the last character read.
  public let column: Int
  /// The number of bytes read.
  public let position: Int

  init(_ error: json_error_t) {
    // The last byte of the text's array is the code.
    let bytes = withUnsafeBytes(of: error.text) { Array($0) }
    code = bytes.last.flatMap(Code.init) ?? .unknown
    text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    line = Int(error.line)
    column = Int(error.column)
    position = Int(error.position)
  }
}

extension JanssonError: CustomStringConvertible {
  /// The message and the place in one line.
  public var description: String { "\(text) (line \(line), column \(column), position \(position))" }
}
