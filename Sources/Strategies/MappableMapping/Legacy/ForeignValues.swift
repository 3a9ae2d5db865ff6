import Foundation
import JSONCore
import JSONFoundation

/// Values of a dictionary that its document can't represent: those that JSON can't express, such as dates,
/// and decimals, whose casts differ from those of JSON numbers.
struct ForeignValues {
  private let document: Document
  /// The values and the containers around them, by the positions of their substitutes.
  private var objects: [DocumentPosition: Any] = [:]
  /// The names of the types of those that JSON can't express, by the same positions.
  private(set) var types: [DocumentPosition: String] = [:]

  /// Finds the values in a tree. The document must have been created from the result of ``replace(in:)`` for
  /// this tree.
  init(of tree: Any, in document: Document) {
    self.document = document
    _ = find(in: tree, at: document.root)
  }

  /// The original object of a value, if it is a foreign value or contains one.
  func object(at json: JSONValue) -> Any? {
    json.isValue(of: document) ? objects[json.position] : nil
  }

  private mutating func find(in object: Any, at json: JSONValue) -> Bool {
    var isForeign = false
    switch object {
    case let members as [String: Any]:
      try? json.object().forEach { member in
        if let object = members[member.key], find(in: object, at: member.value) { isForeign = true }
      }
    case let elements as [Any]:
      var index = 0
      try? json.array().forEach { element in
        if find(in: elements[index], at: element) { isForeign = true }
        index += 1
      }
    default:
      isForeign =
        type(of: object) == Decimal.self || object is NSDecimalNumber || !ForeignValues.hasJSON(object)
      if isForeign, !(object is NSNumber) { types[json.position] = "\(type(of: object))" }
    }
    if isForeign { objects[json.position] = object }
    return isForeign
  }

  /// Whether JSON can express a value that isn't a container.
  private static func hasJSON(_ object: Any) -> Bool {
    switch object {
    case let number as NSNumber: number.doubleValue.isFinite
    case is String, is NSNull: true
    case let object as Any?: object == nil
    }
  }

  /// The substitute for a value that JSON can't express: a number that no type can hold. It doesn't decode,
  /// so the original value is cast instead.
  private static var standIn: NumberDigits { NumberDigits("1e99999") }

  /// The tree with numbers in place of values that JSON can't express, down to the depth limit of documents.
  static func replace(in object: Any, depth: Int = 0) -> Any {
    guard depth <= JSONParseOptions().depthLimit else { return object }
    switch object {
    case let object as [String: Any]: return object.mapValues { replace(in: $0, depth: depth + 1) }
    case let object as [Any]: return object.map { replace(in: $0, depth: depth + 1) }
    default: return hasJSON(object) ? object : standIn
    }
  }
}
