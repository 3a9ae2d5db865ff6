public import Foundation
public import JSONCore

/// A JSON value as a tree of cases that you can match and create, as with Argo's `JSON`.
///
///     switch try? json.tree {
///     case .string(let text): print(text)
///     case .object(let members): print(members.keys)
///     default: break
///     }
///
/// Unlike a `JSONValue` it can be stored, and has no position in a document. It copies its contents; to
/// decode models, use documents.
public enum JSONTree: Hashable, Sendable {
  /// An object; its members have no order.
  case object([String: JSONTree])
  /// An array.
  case array([JSONTree])
  /// A string.
  case string(String)
  /// A number, as `JSONSerialization` returns it.
  case number(NSNumber)
  /// `true` or `false`.
  case bool(Bool)
  /// The literal `null`.
  case null
}

extension JSONTree {
  /// Creates a tree of a scalar; `null` for a value without a JSON form.
  init(leaf object: Any) {
    switch object {
    case let tree as JSONTree: self = tree
    case let number as NSNumber where type(of: object) is NSNumber.Type: self.init(number: number)
    case let value as Bool where type(of: object) == Bool.self: self = .bool(value)
    case let text as String: self = .string(text)
    case let text as Substring: self = .string(String(text))
    case let number as NSNumber: self.init(number: number)
    case let value as any BinaryInteger: self = .number(NSDecimalNumber(string: "\(value)"))
    case let value as Decimal: self = .number(value as NSDecimalNumber)
    default: self = .null
    }
  }

  private init(number: NSNumber) {
    let isBoolean = number === FoundationBoolean.true || number === FoundationBoolean.false
    self = isBoolean ? .bool(number.boolValue) : .number(number)
  }

  /// The value of the tree, one level deep.
  var object: Any {
    switch self {
    case .object(let members): members as [String: Any]
    case .array(let elements): elements as [Any]
    case .string(let text): text
    case .number(let number): number
    case .bool(let value): value
    case .null: NSNull()
    }
  }
}

extension JSONTree: CustomStringConvertible {
  /// The case with its value: `Array([Number(1), String(a)])`.
  public var description: String {
    switch self {
    case .object(let members): "Object(\(members))"
    case .array(let elements): "Array(\(elements))"
    case .string(let text): "String(\(text))"
    case .number(let number): "Number(\(number))"
    case .bool(let value): "Bool(\(value))"
    case .null: "Null"
    }
  }
}

extension JSONValue {
  /// Returns this value as a tree of cases, for `switch`.
  ///
  /// - Throws: `number-out-of-range` for a number beyond `Double` and `NSDecimalNumber`, and for JSON5's
  ///   `Infinity` and `NaN`; `depth-limit` for a value nested deeper than a document may be by default.
  /// - Complexity: O(*n*).
  public var tree: JSONTree { get throws(JSONError) { try JSONTree(self) } }
}

// A function, not the initializer of a type: the strategy that re-exports it has a type `JSON`, which is a
// position in a document. The result of `JSONSerialization` can't become a position, because no document
// would be retained.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the result of `JSONSerialization` as a value that can be stored, matched and decoded.
///
///     let json = JSON(object)
///     let todo = Todo.decode(json)
///     let id: Decoded<Int> = json <| "id"
public func JSON(_ object: Any) -> JSONTree { JSONTree(object) }
