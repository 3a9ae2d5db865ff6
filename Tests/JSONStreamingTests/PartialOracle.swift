import Foundation
import JSONCore

/// The value of a text that isn't complete, found slowly with Foundation: the longest beginning of the text that
/// Foundation accepts once its open string and containers are closed.
enum PartialOracle {
  static func value(of text: ArraySlice<UInt8>) -> Any? {
    for count in stride(from: text.count, to: 0, by: -1) {
      let closed = closed(text.prefix(count))
      if let value = try? JSONSerialization.jsonObject(with: Data(closed), options: .fragmentsAllowed) {
        return value
      }
    }
    return nil
  }

  private static func closed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var closers: [UInt8] = []
    var (isInString, isEscaped) = (false, false)
    for byte in text {
      if isInString {
        if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = closers.popLast()
      default: break
      }
    }
    if isInString { closers.append(UInt8(ascii: "\"")) }
    return Array(text) + closers.reversed()
  }

  /// Whether a value is a part of Foundation's: it has the same scalars at the same paths, but can lack some, and
  /// strings can be shorter.
  static func isPart(_ value: OwnedJSON, of whole: Any?) -> Bool {
    switch value {
    case .null: whole is NSNull
    case .bool(let value): whole as? Bool == value
    case .number(let value): (whole as? NSNumber)?.doubleValue == Double("\(value)")
    case .string(let value): (whole as? String).map { $0.utf8.starts(with: value.utf8) } ?? false
    case .array(let elements):
      (whole as? [Any]).map { whole in
        elements.count <= whole.count && zip(elements, whole).allSatisfy { isPart($0, of: $1) }
      } ?? false
    case .object(let members):
      (whole as? [String: Any]).map { whole in members.allSatisfy { isPart($0.value, of: whole[$0.key]) } }
        ?? false
    }
  }

  static func scalars(in value: Any?) -> Int {
    switch value {
    case let elements as [Any]: elements.reduce(0) { $0 + scalars(in: $1) }
    case let members as [String: Any]: members.values.reduce(0) { $0 + scalars(in: $1) }
    default: value == nil ? 0 : 1
    }
  }

  static func scalars(in value: OwnedJSON?) -> Int {
    switch value {
    case .array(let elements): elements.reduce(0) { $0 + scalars(in: $1) }
    case .object(let members): members.reduce(0) { $0 + scalars(in: $1.value) }
    default: value == nil ? 0 : 1
    }
  }
}
