#if Macros
public import JSONMapping

// The macro sees only how a type is written. So the code that it generates leaves the question to the compiler: each
// check is a call that is either a `MappedFit` or, if that does not compile, a `MappedMisfit`; and of the two macros of
// one name the compiler takes the one whose parameter has that type. The second of them reports the error, at the
// property, and replaces the bodies of the functions, which would not compile.

/// A check that a property can be mapped as it is declared. Only code that `@Mapped` generates names it.
public struct MappedFit: Sendable {
  /// A value that has a JSON form of its own.
  public static func value<Value: DerivedReadable & DerivedWritable>(_ type: Value.Type) -> MappedFit {
    MappedFit()
  }

  /// A model whose members stand among those around it.
  public static func part<Part: DerivedDecodable & DerivedEncodable>(_ type: Part.Type) -> MappedFit {
    MappedFit()
  }

  /// The payload of a case whose tag stands among its members.
  public static func payload<Payload: DerivedReadable & DerivedEncodable>(_ type: Payload.Type) -> MappedFit {
    MappedFit()
  }

  /// A field for values of a type.
  public static func field<Field: Mapping>(_ field: Field, _ type: Field.Model.Type) -> MappedFit {
    MappedFit()
  }

  /// A field for optionals of a type.
  public static func field<Field: Mapping, Value>(_ field: Field, _ type: Value.Type) -> MappedFit
  where Field.Model == Value? {
    MappedFit()
  }

  /// A default of a type.
  public static func fallback<Value>(_ value: Value, _ type: Value.Type) -> MappedFit { MappedFit() }
}

/// What is left of a check that fails. Only code that `@Mapped` generates names it.
public struct MappedMisfit: Sendable {
  /// A value without a JSON form of its own.
  @_disfavoredOverload
  public static func value<Value>(_ type: Value.Type) -> MappedMisfit { MappedMisfit() }

  /// A part that is no model.
  @_disfavoredOverload
  public static func part<Part>(_ type: Part.Type) -> MappedMisfit { MappedMisfit() }

  /// A payload that is no model.
  @_disfavoredOverload
  public static func payload<Payload>(_ type: Payload.Type) -> MappedMisfit { MappedMisfit() }

  /// A field for another type.
  @_disfavoredOverload
  public static func field<Field: Mapping, Value>(_ field: Field, _ type: Value.Type) -> MappedMisfit {
    MappedMisfit()
  }

  /// A default of another type.
  @_disfavoredOverload
  public static func fallback<Other, Value>(_ value: Other, _ type: Value.Type) -> MappedMisfit {
    MappedMisfit()
  }
}

/// Checks a property, or the payload of a case. `@Mapped` adds it.
@attached(peer)
public macro MappedProperty(_ check: MappedFit) =
  #externalMacro(module: "DerivedMacros", type: "FitMacro")

/// Reports that a property, or the payload of a case, can't be mapped. `@Mapped` adds it.
@attached(peer)
public macro MappedProperty(_ check: MappedMisfit) =
  #externalMacro(module: "DerivedMacros", type: "MisfitMacro")

/// Leaves a function as it is, for all that it reads or writes can be mapped. `@Mapped` adds it.
@attached(body)
public macro MappedBody(_ checks: MappedFit...) =
  #externalMacro(module: "DerivedMacros", type: "FitMacro")

/// Replaces the body of a function, for something that it reads or writes can't be mapped. `@Mapped` adds it.
@attached(body)
public macro MappedBody(_ checks: MappedMisfit...) =
  #externalMacro(module: "DerivedMacros", type: "MisfitMacro")
#endif
