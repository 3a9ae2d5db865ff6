// What ObjectMapper 1 and 2 called the methods of models, of a map, and some types.

extension Mappable {
  /// Named ``init(map:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "init(map:)")
  public init?(_ map: Map) { return nil }
}

extension BaseMappable {
  /// Named ``toJSONString(prettyPrint:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "toJSONString(prettyPrint:)")
  public func toJSONString(_ prettyPrint: Bool) -> String? { nil }
}

extension Array where Element: BaseMappable {
  /// Named `toJSONString(prettyPrint:)` since ObjectMapper 2.
  @available(*, unavailable, renamed: "toJSONString(prettyPrint:)")
  public func toJSONString(_ prettyPrint: Bool) -> String? { nil }
}

extension Set where Element: BaseMappable {
  /// Named `toJSONString(prettyPrint:)` since ObjectMapper 2.
  @available(*, unavailable, renamed: "toJSONString(prettyPrint:)")
  public func toJSONString(_ prettyPrint: Bool) -> String? { nil }
}

extension Map {
  /// Named ``JSON`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "JSON")
  public var JSONDictionary: [String: Any] { JSON }

  /// A throwing initializer reads with ``value(_:nested:delimiter:file:function:line:)`` since ObjectMapper
  /// 2.
  @available(
    *, unavailable,
    message: "conform the model to 'ImmutableMappable' and read with 'try map.value(\"key\")'"
  )
  public func valueOrFail<Value>() throws -> Value { try value(currentKey ?? "") }
}

extension MappingType {
  /// Named ``fromJSON`` since ObjectMapper 2.
  // swift-format-ignore
  @available(*, unavailable, renamed: "fromJSON")
  public static var FromJSON: MappingType { .fromJSON }

  /// Named ``toJSON`` since ObjectMapper 2.
  // swift-format-ignore
  @available(*, unavailable, renamed: "toJSON")
  public static var ToJSON: MappingType { .toJSON }
}

/// Named ``DataTransform`` since ObjectMapper 2.
@available(*, unavailable, renamed: "DataTransform")
public typealias NSDataTransform = DataTransform

/// Named ``StaticMappable`` since ObjectMapper 1.1.
@available(*, unavailable, renamed: "StaticMappable")
public typealias MappableCluster = StaticMappable
