#if Macros
public import JSONMapping

/// A failed check. Only generated code uses it.
public struct MappedMisfit: Sendable {
  /// A value without a JSON form of its own.
  @_disfavoredOverload
  public static func value<Value: ~Escapable>(_ type: Value.Type???, in _: Any.Type...) -> Self { Self() }

  /// A property with `@Inlined` whose type isn't a model.
  @_disfavoredOverload
  public static func part<Part>(_ type: Part.Type, in _: Any.Type...) -> Self { Self() }

  /// A payload that isn't a model, although the tag is added to its members.
  @_disfavoredOverload
  public static func payload<Payload>(_ type: Payload.Type??) -> Self { Self() }

  /// A field for another type.
  @_disfavoredOverload
  public static func field<Field: Mapping, Value>(_ field: Field, _ type: Value.Type) -> Self { Self() }

  /// A field that decodes another type.
  @_disfavoredOverload
  public static func field<Field: Decoding, Value>(
    _ field: Field, _ type: Value.Type, in _: MappedFit.DecodeOnly.Type
  ) -> Self {
    Self()
  }

  /// A field that encodes another type.
  @_disfavoredOverload
  public static func field<Field: Encoding, Value>(
    _ field: Field, _ type: Value.Type, in _: MappedFit.EncodeOnly.Type
  ) -> Self {
    Self()
  }

  /// A field that lacks a direction.
  @_disfavoredOverload
  public static func field<Field: MappingConfigured, Value>(
    _ field: Field??, _ type: Value.Type??, in _: Any.Type...
  ) -> Self {
    Self()
  }

  /// An argument that isn't a field.
  @_disfavoredOverload
  public static func field<Other, Value>(
    _ other: Other???, _ type: Value.Type???, in _: Any.Type...
  ) -> Self {
    Self()
  }

  /// A type that doesn't exist, which the compiler reports.
  @_disfavoredOverload
  public static func value(_ type: Any.Type?????, in _: Any.Type...) -> Self { Self() }

  /// An initializer, next to a check that fails.
  @_disfavoredOverload
  public static func model<each Value, Model>(
    _ make: (repeat each Value) throws -> Model, _ types: repeat (each Value).Type
  ) -> Self { Self() }

  /// A default of another type.
  @_disfavoredOverload
  public static func fallback<Other, Value>(_ value: Other, _ type: Value.Type) -> Self { Self() }

  /// A rule for values of another type.
  @_disfavoredOverload
  public static func rule<Other, Value>(_ rule: ValueCheck<Other>, _ type: Value.Type) -> Self { Self() }

  /// A rule for values of another type, by that type.
  @_disfavoredOverload
  public static func rule<Other, Value>(_ rule: Other.Type, _ type: Value.Type) -> Self { Self() }

  // The types that `@Check` assumes for a closure that doesn't name one.

  /// A rule for strings.
  @_disfavoredOverload
  public static func rule<Value>(_ rule: ValueCheck<String>, _ type: Value.Type?) -> Self { Self() }

  /// A rule for numbers.
  @_disfavoredOverload
  public static func rule<Value>(_ rule: ValueCheck<Double>, _ type: Value.Type??) -> Self { Self() }

  /// A rule for integers.
  @_disfavoredOverload
  public static func rule<Value>(_ rule: ValueCheck<Int>, _ type: Value.Type???) -> Self { Self() }
}

/// Reports that a property, or the payload of a case, can't be mapped. `@Mapped` adds it.
@attached(peer)
public macro MappedProperty(_ check: MappedMisfit?) =
  #externalMacro(module: "DerivedMacros", type: "MisfitMacro")

/// Replaces the body of a function that decodes or encodes something without a mapping. `@Mapped` adds it.
@attached(body)
public macro MappedBody(_ checks: MappedMisfit...) =
  #externalMacro(module: "DerivedMacros", type: "MisfitMacro")
#endif
