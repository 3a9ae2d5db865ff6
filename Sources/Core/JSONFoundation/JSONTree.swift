public import Foundation
public import JSONCore

/// A JSON value as a tree of cases, of which each can be matched and made: the form that Argo's `JSON` has.
///
///     switch json.tree {
///     case .string(let text): print(text)
///     case .object(let members): print(members.keys)
///     default: break
///     }
///
/// Unlike a `JSONValue` it can be kept, and holds no place in a document. It copies what it is made of:
/// decode models from documents.
public enum JSONTree: Hashable, Sendable {
  /// An object; its members have no order.
  case object([String: JSONTree])
  /// An array.
  case array([JSONTree])
  /// A string.
  case string(String)
  /// A number, as `JSONSerialization` makes it.
  case number(NSNumber)
  /// `true` or `false`.
  case bool(Bool)
  /// The literal `null`.
  case null
}

extension JSONTree {
  /// Creates a tree of what is no container; `null` of what has no form in JSON.
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
    if number === FoundationBoolean.true || number === FoundationBoolean.false {
      self = .bool(number.boolValue)
    } else {
      self = .number(number)
    }
  }

  /// What the tree is made of, one level of it.
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
  /// The case with what it holds: `Array([Number(1), String(a)])`.
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
  /// This value as a tree of cases, for `switch`.
  ///
  /// - Complexity: O(*n*).
  public var tree: JSONTree { JSONTree(self) }
}

// In the module of this function there can be no type of its name. The dialect whose `JSON` is a place in a
// document has both: the type, and this in place of an initializer, for a place needs a document that
// somebody keeps.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `JSONSerialization` returned as a value that can be kept, matched and decoded.
///
///     let json = JSON(object)
///     let todo = Todo.decode(json)
///     let id: Decoded<Int> = json <| "id"
public func JSON(_ object: Any) -> JSONTree { JSONTree(object) }
