public import JSONCore

/// A dictionary of models whose keys are an enum's cases. Members with other keys, and values that do not
/// map, are dropped by the silent entry points of ``Mapper``; all others throw what is wrong with them.
public struct DictionaryTransform<Key, Value>: TransformType
where Key: Hashable & RawRepresentable, Key.RawValue == String, Value: Mappable {
  /// Creates a transform.
  public init() {}

  /// Makes a dictionary of an object; `nil` for another value.
  public func transformFromJSON(_ value: Any?) -> [Key: Value]? {
    guard let source = try? LegacySource(value) else { return nil }
    return source.withRoot(nil, collectingIn: nil) { object(from: $0) }
  }

  /// Makes an object.
  public func transformToJSON(_ value: [Key: Value]?) -> Any? {
    value.map { value in
      Dictionary(uniqueKeysWithValues: value.map { ($0.key.rawValue, $0.value.toJSON()) })
    }
  }

  /// Makes a dictionary without one of Foundation's in between; of equal keys the one that the document's
  /// options choose.
  public func object(from json: JSONValue) -> [Key: Value]? {
    guard let object = json.unguardedObject else { return nil }
    let chosen = object.positions { Key(rawValue: $0.key) }
    var result: [Key: Value] = [:]
    object.forEach { (member) in
      guard let key = Key(rawValue: member.key) else {
        return member.value.swallow(unknownKey(of: member.value))
      }
      guard chosen[key] == member.value.position else { return }
      do throws(JSONError) {
        result[key] = try Value.mapped(from: member.value, options: MapOptions(mode: .lenient))
      } catch {
        member.value.swallow(error)
      }
    }
    return result
  }
}

extension DictionaryTransform: LossyTransform {
  func wholeObject(from json: JSONValue) throws(JSONError) -> [Key: Value] {
    try json.object().dictionary(
      key: { (member) throws(JSONError) in
        guard let key = Key(rawValue: member.key) else { throw unknownKey(of: member.value) }
        return key
      },
      value: { (value) throws(JSONError) in try Value.mapped(from: value, options: MapOptions()) },
      duplicate: { (member) throws(JSONError) in try member.refuseAsDuplicate() })
  }

  private func unknownKey(of member: JSONValue) -> JSONError {
    member.error(.transformFailed("the key is not a \(typeName(Key.self))"))
  }
}
