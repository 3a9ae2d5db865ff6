public import JSONCore

/// The structure of a ``MappableValue``, which determines the type of ObjectMapper's cast.
@frozen
public enum MappableForm {
  /// One model, from an object.
  case model
  /// One value with its own mapping, from any JSON that the mapping accepts.
  case value
  /// An array or a set, from an array.
  case array(of: any MappableValue.Type)
  /// A dictionary, from an object.
  case dictionary(of: any MappableValue.Type)

  /// Whether this is a single value and not a collection.
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

  /// Whether ObjectMapper's initial cast succeeds. The cast of a collection fails as a whole if one element
  /// isn't an object, whereas objects that the model refuses are skipped later.
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

  /// Reports a skipped element; throws the error if it makes the whole collection fail.
  @inline(never) @usableFromInline
  static func leaveOut(_ json: JSONValue, for error: JSONError) throws(JSONError) {
    guard canCast(json) else { throw error }
    json.swallow(error)
  }

  /// The type that the reason of a ``MapError`` names if the cast fails.
  static var castName: String {
    switch form {
    case .array(let elements): if case .array = elements.form { "[[Any]]" } else { "[Any]" }
    case .model, .value, .dictionary: "[String: Any]"
    }
  }
}
