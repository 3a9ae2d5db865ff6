public import JSONCore

/// A raw-representable value, such as an enum's case, as its raw value.
///
/// By ObjectMapper's rules `true` is the raw value 1 as well. Strictly read, it is none.
open class EnumTransform<T: RawRepresentable>: TransformType, CastingTransform {
  /// What the model has.
  public typealias Object = T
  /// What JSON has.
  public typealias JSON = T.RawValue

  /// Creates a transform.
  public init() {}

  /// Makes the value with this raw value; `nil` if there is none.
  open func transformFromJSON(_ value: Any?) -> T? {
    (value as? T.RawValue).flatMap { T(rawValue: $0) }
  }

  /// Makes the raw value.
  open func transformToJSON(_ value: T?) -> T.RawValue? {
    value?.rawValue
  }

  var isCastItsOwn: Bool { type(of: self) == EnumTransform<T>.self }
}

/// A dictionary of models whose keys are an enum's cases. Members with other keys, and values that do not
/// map, are dropped by the silent entry points of ``Mapper``; all others throw what is wrong with them.
public struct DictionaryTransform<Key, Value>: TransformType
where Key: Hashable & RawRepresentable, Key.RawValue == String, Value: Mappable {
  /// Creates a transform.
  public init() {}

  /// Makes a dictionary of an object; `nil` for another value.
  public func transformFromJSON(_ value: Any?) -> [Key: Value]? {
    guard let members = value as? [String: Any] else { return nil }
    var result: [Key: Value] = [:]
    for (name, member) in members {
      guard let key = Key(rawValue: name), let json = member as? [String: Any],
        let model = Value(JSON: json)
      else { continue }
      result[key] = model
    }
    return result
  }

  /// Makes an object.
  public func transformToJSON(_ value: [Key: Value]?) -> Any? {
    value.map { value in
      Dictionary(uniqueKeysWithValues: value.map { ($0.key.rawValue, $0.value.toJSON()) })
    }
  }

  /// Makes a dictionary without one of Foundation's in between.
  public func object(from json: JSONValue) -> [Key: Value]? {
    guard let object = try? json.object() else { return nil }
    var result: [Key: Value] = [:]
    object.forEach { (member) in
      guard let key = Key(rawValue: member.key) else {
        return member.value.swallow(unknownKey(of: member.value))
      }
      do throws(JSONError) {
        result[key] = try Value.mapped(from: member.value, options: MapOptions(mode: .lenient))
      } catch {
        result[key] = nil
        member.value.swallow(error)
      }
    }
    return result
  }
}

extension DictionaryTransform: LossyTransform {
  func wholeObject(from json: JSONValue) throws(JSONError) -> [Key: Value] {
    var result: [Key: Value] = [:]
    try json.object().forEach { (member) throws(JSONError) in
      guard let key = Key(rawValue: member.key) else { throw unknownKey(of: member.value) }
      result[key] = try Value.mapped(from: member.value, options: MapOptions())
    }
    return result
  }

  private func unknownKey(of member: JSONValue) -> JSONError {
    member.error(.transformFailed("the key is not a \(typeName(Key.self))"))
  }
}
