internal import CJansson

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An error of jansson for a text, with jansson's message, and the location as jansson counts it.
public struct JanssonError: Error, Sendable, Hashable {
  /// The values of jansson's `enum json_error_code` for errors of a text.
  public enum Code: UInt8, Sendable, Hashable {
    /// Something else.
    case unknown
    /// There was not enough memory.
    case outOfMemory
    /// Arrays and objects are nested more deeply than 2048 levels.
    case stackOverflow
    /// A string is not UTF-8.
    case invalidUTF8 = 5
    /// The text ends too early.
    case prematureEndOfInput
    /// Text follows the end of the document.
    case endOfInputExpected
    /// The text is not JSON.
    case invalidSyntax
    /// A key contains a NUL.
    case nullByteInKey = 13
    /// An object has a key twice.
    case duplicateKey
    /// A number is too large.
    case numericOverflow
  }

  /// The code.
  public let code: Code
  /// The message, such as `':' expected near '1'`.
  public let text: String
  /// The line, counted from 1; only `\n` ends a line.
  public let line: Int
  /// The number of characters of the line that jansson has read. This is the column of the last one, counted
  /// from 1.
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
  /// The message and the location in one line.
  public var description: String { "\(text) (line \(line), column \(column), position \(position))" }
}

extension JanssonError: LocalizedError {
  /// The description.
  public var errorDescription: String? { description }
}
