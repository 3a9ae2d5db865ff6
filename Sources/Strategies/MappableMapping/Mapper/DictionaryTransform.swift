public import JSONCore

/// A dictionary of models whose keys are the cases of an enum. The nonthrowing methods of ``Mapper`` skip
/// members with other keys and values that fail; all other methods throw their errors.
public struct DictionaryTransform<Key, Value>: TransformType
where Key: Hashable & RawRepresentable, Key.RawValue == String, Value: Mappable {
  /// Creates a transform.
  public init() {}

  /// Creates a dictionary from an object; `nil` for another value.
  public func transformFromJSON(_ value: Any?) -> [Key: Value]? {
    guard let source = try? LegacySource(value) else { return nil }
    return source.withRoot(nil, collectingIn: nil) { object(from: $0) }
  }

  /// Creates an object.
  public func transformToJSON(_ value: [Key: Value]?) -> Any? {
    value.map { value in
      Dictionary(uniqueKeysWithValues: value.map { ($0.key.rawValue, $0.value.toJSON()) })
    }
  }

  /// Creates a dictionary without an intermediate Foundation object; the document's options select one of
  /// duplicate keys.
  public func object(from json: JSONValue) -> [Key: Value]? {
    try? object(from: json, MapOptions(mode: .lenient))
  }

  private func object(from json: JSONValue, _ options: MapOptions) throws(JSONError) -> [Key: Value] {
    try options.dictionary(
      json,
      key: { (member) throws(JSONError) in
        guard let key = Key(rawValue: member.key) else {
          throw member.value.error(.transformFailed("the key is not a \(typeName(Key.self))"))
        }
        return key
      },
      { (value) throws(JSONError) in try Value.mapped(from: value, options: options) })
  }
}

extension DictionaryTransform: LossyTransform {
  func wholeObject(from json: JSONValue) throws(JSONError) -> [Key: Value] {
    try object(from: json, MapOptions())
  }
}
