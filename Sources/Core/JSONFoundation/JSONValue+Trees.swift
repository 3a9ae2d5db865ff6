public import Foundation
public import JSONCore

// The cases of a tree as members of `JSONValue`: in a strategy in which that type is named `JSON`, trees are
// created as `JSON.object(["id": .number(1)])`.

extension JSONValue {
  /// An object as a tree.
  public static func object(_ members: [String: JSONTree]) -> JSONTree { .object(members) }

  /// An array as a tree.
  public static func array(_ elements: [JSONTree]) -> JSONTree { .array(elements) }

  /// A string as a tree.
  public static func string(_ text: String) -> JSONTree { .string(text) }

  /// A number as a tree.
  public static func number(_ number: NSNumber) -> JSONTree { .number(number) }

  /// A boolean as a tree.
  public static func bool(_ value: Bool) -> JSONTree { .bool(value) }

  /// `null` as a tree.
  public static var null: JSONTree { .null }
}
