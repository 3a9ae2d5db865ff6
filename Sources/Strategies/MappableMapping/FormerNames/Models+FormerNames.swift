// The names of ObjectMapper 1 and 2 for the methods of models, of a map, and for some types.

extension Mappable {
  /// Renamed to ``init(map:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "init(map:)")
  public init?(_ map: Map) { return nil }
}

extension BaseMappable {
  /// Renamed to ``toJSONString(prettyPrint:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "toJSONString(prettyPrint:)")
  public func toJSONString(_ prettyPrint: Bool) -> String? { nil }
}

extension Array where Element: BaseMappable {
  /// Renamed to `toJSONString(prettyPrint:)` in ObjectMapper 2.
  @available(*, unavailable, renamed: "toJSONString(prettyPrint:)")
  public func toJSONString(_ prettyPrint: Bool) -> String? { nil }
}

extension Set where Element: BaseMappable {
  /// Renamed to `toJSONString(prettyPrint:)` in ObjectMapper 2.
  @available(*, unavailable, renamed: "toJSONString(prettyPrint:)")
  public func toJSONString(_ prettyPrint: Bool) -> String? { nil }
}

extension Map {
  /// Renamed to ``JSON`` in ObjectMapper 2.
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
  /// Renamed to ``fromJSON`` in ObjectMapper 2.
  // swift-format-ignore
  @available(*, unavailable, renamed: "fromJSON")
  public static var FromJSON: MappingType { .fromJSON }

  /// Renamed to ``toJSON`` in ObjectMapper 2.
  // swift-format-ignore
  @available(*, unavailable, renamed: "toJSON")
  public static var ToJSON: MappingType { .toJSON }
}

/// Renamed to ``DataTransform`` in ObjectMapper 2.
@available(*, unavailable, renamed: "DataTransform")
public typealias NSDataTransform = DataTransform

/// Renamed to ``StaticMappable`` in ObjectMapper 1.1.
@available(*, unavailable, renamed: "StaticMappable")
public typealias MappableCluster = StaticMappable
