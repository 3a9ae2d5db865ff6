public import JSONCore

/// What a ``MappableValue`` is made of: it tells what ObjectMapper would have cast the JSON to.
@frozen
public enum MappableForm {
  /// One model, from an object.
  case model
  /// One value with a mapping of its own, from whatever that reads.
  case value
  /// An array or a set, from an array of what its elements are mapped from.
  case array(of: any MappableValue.Type)
  /// A dictionary, from an object with members that its values are mapped from.
  case dictionary(of: any MappableValue.Type)

  /// Whether this is a single one, and no collection.
  @inlinable
  var isSingle: Bool {
    switch self {
    case .model, .value: true
    case .array, .dictionary: false
    }
  }
}

extension MappableValue {
  /// One model.
  @inlinable
  public static var form: MappableForm { .model }

  /// Whether the cast succeeds with which ObjectMapper begins: of a collection it fails as a whole if one
  /// element is no object, although elements that are refused are left out.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  static func canCast(_ json: JSONValue) -> Bool {
    switch form {
    case .model:
      return json.isObject
    case .value:
      return true
    case .array(let elements):
      guard let array = json.unguardedArray else { return false }
      var iterator = array.makeIterator()
      while let element = iterator.next() { if !elements.canCast(element) { return false } }
      return true
    case .dictionary(let values):
      guard let object = json.unguardedObject else { return false }
      var iterator = object.makeIterator()
      while let member = iterator.next() { if !values.canCast(member.value) { return false } }
      return true
    }
  }

  /// Reports an element that did not map and is left out; throws the error if it makes the whole fail.
  @inline(never) @usableFromInline
  static func leaveOut(_ json: JSONValue, for error: JSONError) throws(JSONError) {
    guard canCast(json) else { throw error }
    json.swallow(error)
  }

  /// The type whose cast fails, as the reason of a ``MapError`` names it.
  static var castName: String {
    switch form {
    case .array(let elements): if case .array = elements.form { "[[Any]]" } else { "[Any]" }
    case .model, .value, .dictionary: "[String: Any]"
    }
  }
}
