#if Macros
public import JSONCore
public import JSONMapping

// The macro has only the source of a type, so the compiler checks the types. Each check in the generated code
// is the argument of a macro: a call such as `.value(Int.self)`, which compiles as a `MappedFit` if the check
// succeeds, and otherwise as another of these types. There is a macro with the same name for each of the
// types, and the compiler chooses the one with a parameter of that type. The macros of failed checks report
// an error at the property, and replace the bodies of the functions, which would not compile.
//
// The compiler prefers a `MappedFit`, because the other functions are disfavored. Among the disfavored
// functions, it prefers the one with the fewest conversions to an optional. This is the only reason why their
// parameters are optionals: each level of optionals gives a function a lower rank.
//
// The levels of the optionals of all parameters together, by the kind of check. Of equal sums, the more
// specific generic constraint ranks higher.
//
//                                              value   field   payload   part
//   MappedFit, not disfavored                    0       0        0        0
//   MappedMisfit: a field for another type       -       0        -        -
//   MappedUnwritable                             0       3        0        0
//   MappedUnconformed                            1       2        -        -
//   MappedUnwritable: decoding by hand only      2       -        -        -
//   MappedUnreadable                             2       3        2        0
//   MappedMisfit: a field without a direction    -       4        -        -
//   MappedRawValue                               3       -        -        -
//   MappedMisfit: nothing fits                   3       6        2        0
//   MappedNoField: no field                      -       6        -        -
//   MappedMisfit, MappedNoField: no such type    5       -        -        -

/// A check that succeeds: a property can be mapped as it is declared. Only generated code uses it.
public struct MappedFit: Sendable {
  /// A value that has a JSON form of its own.
  public static func value<Value: JSONDecodable & JSONWritable>(_ type: Value.Type) -> Self { Self() }

  /// A model whose members are members of the enclosing object.
  public static func part<Part: JSONObjectDecodable & JSONObjectWritable>(_ type: Part.Type) -> Self {
    Self()
  }

  /// The payload of a case, if the tag is added to the members of the payload.
  public static func payload<Payload: JSONDecodable & JSONObjectWritable>(_ type: Payload.Type) -> Self {
    Self()
  }

  /// A field for values of a type.
  public static func field<Field: Mapping>(_ field: Field, _ type: Field.Model.Type) -> Self { Self() }

  /// A field for optionals of a type.
  public static func field<Field: Mapping, Value>(_ field: Field, _ type: Value.Type) -> Self
  where Field.Model == Value? { Self() }

  /// A default of a type.
  public static func fallback<Value>(_ value: Value, _ type: Value.Type) -> Self { Self() }

  /// A rule for values of a type.
  public static func rule<Value>(_ rule: ValueCheck<Value>, _ type: Value.Type) -> Self { Self() }

  /// A rule for values of a type, by the type of the rule.
  public static func rule<Value>(_ rule: Value.Type, _ type: Value.Type) -> Self { Self() }

  /// An initializer that isn't isolated.
  public static func model<each Value, Model>(
    _ make: (repeat each Value) throws -> Model, _ types: repeat (each Value).Type
  ) -> Self { Self() }

  /// The type after `as`, as in `type(nil as Part?)`, where a member may hide the name in `Part.self`.
  public static func type<Value>(_ none: Value?) -> Value.Type { Value.self }
}

// Checks in a type that is only decoded, or only encoded. Most failed checks are the same for all directions:
// their functions accept any, as `Any.Type...`.

extension MappedFit {
  /// The direction of a type that is only decoded.
  public enum DecodeOnly {}

  /// The direction of a type that is only encoded.
  public enum EncodeOnly {}

  /// A value that can be decoded.
  public static func value<Value: JSONDecodable>(_ type: Value.Type, in _: DecodeOnly.Type) -> Self { Self() }

  /// A model whose members are decoded from the enclosing object.
  public static func part<Part: JSONObjectDecodable>(_ type: Part.Type, in _: DecodeOnly.Type) -> Self {
    Self()
  }

  /// A field that decodes values of a type.
  public static func field<Field: Decoding>(
    _ field: Field, _ type: Field.Model.Type, in _: DecodeOnly.Type
  ) -> Self { Self() }

  /// A field that decodes optionals of a type.
  public static func field<Field: Decoding, Value>(
    _ field: Field, _ type: Value.Type, in _: DecodeOnly.Type
  ) -> Self where Field.Model == Value? { Self() }

  /// A value that can be encoded.
  public static func value<Value: JSONWritable>(_ type: Value.Type, in _: EncodeOnly.Type) -> Self { Self() }

  /// A model whose members are encoded in the enclosing object.
  public static func part<Part: JSONObjectWritable>(_ type: Part.Type, in _: EncodeOnly.Type) -> Self {
    Self()
  }

  /// A field that encodes values of a type.
  public static func field<Field: Encoding>(
    _ field: Field, _ type: Field.Model.Type, in _: EncodeOnly.Type
  ) -> Self { Self() }

  /// A field that encodes optionals of a type.
  public static func field<Field: Encoding, Value>(
    _ field: Field, _ type: Value.Type, in _: EncodeOnly.Type
  ) -> Self where Field.Model == Value? { Self() }
}

/// Checks a property, or the payload of a case. `@Mapped` adds it.
@attached(peer) public macro MappedProperty(_ check: MappedFit) =
  #externalMacro(module: "DerivedMacros", type: "FitMacro")

/// A failed check of an initializer. The compiler prefers the function that requires no conversion.
public struct MappedIsolated: Sendable {
  /// An initializer that is isolated to the main actor.
  public static func model<each Value, Model>(
    _ make: @MainActor (repeat each Value) throws -> Model, _ types: repeat (each Value).Type
  ) -> Self { Self() }
}

/// Reports that an initializer is isolated, and replaces the body of a function that decodes it. `@Mapped` adds it.
@attached(body) public macro MappedBody(_ model: MappedIsolated, _ checks: MappedFit...) =
  #externalMacro(module: "DerivedMacros", type: "IsolatedMacro")

/// Leaves a function unchanged, because everything that it decodes or encodes can be mapped. `@Mapped` adds
/// it.
@attached(body) public macro MappedBody(_ checks: MappedFit...) =
  #externalMacro(module: "DerivedMacros", type: "FitMacro")

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
  ) -> Self { Self() }

  /// A field that encodes another type.
  @_disfavoredOverload
  public static func field<Field: Encoding, Value>(
    _ field: Field, _ type: Value.Type, in _: MappedFit.EncodeOnly.Type
  ) -> Self { Self() }

  /// A field that lacks a direction.
  @_disfavoredOverload
  public static func field<Field: MappingConfigured, Value>(
    _ field: Field??, _ type: Value.Type??, in _: Any.Type...
  ) -> Self { Self() }

  /// An argument that isn't a field.
  @_disfavoredOverload
  public static func field<Other, Value>(
    _ other: Other???, _ type: Value.Type???, in _: Any.Type...
  ) -> Self { Self() }

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

  /// A function without a text.
  @_disfavoredOverload
  public static func rule<Other, Value>(_ rule: (Other) -> Bool, _ type: Value.Type) -> Self { Self() }

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
@attached(peer) public macro MappedProperty(_ check: MappedMisfit?) =
  #externalMacro(module: "DerivedMacros", type: "MisfitMacro")

/// Replaces the body of a function that decodes or encodes something without a mapping. `@Mapped` adds it.
@attached(body) public macro MappedBody(_ checks: MappedMisfit...) =
  #externalMacro(module: "DerivedMacros", type: "MisfitMacro")

// In a generic type, `@Mapped` checks a sample of the type, with `Int` for each constrained parameter. The
// parameters themselves can't be checked, because the arguments of an attribute don't have the type's generic
// constraints.

extension MappedFit {
  /// The type of a property.
  public static func type<Root, Value>(of property: KeyPath<Root, Value>) -> Value.Type { Value.self }

  /// The type of the payload of a case.
  public static func payload<Payload, Root>(of constructor: (Payload) -> Root) -> Payload.Type {
    Payload.self
  }

  /// Values that have a JSON form of their own.
  public static func value<each Value: JSONDecodable & JSONWritable, Root>(
    _ constructor: (repeat each Value) -> Root
  ) -> Self { Self() }

  /// Values that can be decoded.
  public static func value<each Value: JSONDecodable, Root>(
    _ constructor: (repeat each Value) -> Root, in _: DecodeOnly.Type
  ) -> Self { Self() }

  /// Values that can be encoded.
  public static func value<each Value: JSONWritable, Root>(
    _ constructor: (repeat each Value) -> Root, in _: EncodeOnly.Type
  ) -> Self { Self() }
}

extension MappedMisfit {
  /// Values without a JSON form of their own.
  @_disfavoredOverload
  public static func value<each Value, Root>(
    _ constructor: (repeat each Value) -> Root, in _: Any.Type...
  ) -> Self { Self() }
}
#endif
