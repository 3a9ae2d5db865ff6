#if Macros
public import JSONCore
public import JSONMapping

// The macro sees only how a type is written. So the code that it generates leaves the question to the compiler: each
// check is a call that is either a `MappedFit` or, if that does not compile, a `MappedHalfFit` or a `MappedMisfit`; and
// of the macros of one name the compiler takes the one whose parameter has that type. The others report the error, at
// the property, and replace the bodies of the functions, which would not compile.
//
// The compiler prefers a `MappedFit`, for the others are disfavoured, and a `MappedHalfFit` to a `MappedMisfit`, for the
// macro takes that as an optional. The other optionals are there for the same reason: each makes a form the lesser choice.

/// A check that a property can be mapped as it is declared. Only code that `@Mapped` generates names it.
public struct MappedFit: Sendable {
  /// A value that has a JSON form of its own.
  public static func value<Value: DerivedReadable & JSONWritable>(_ type: Value.Type) -> MappedFit {
    MappedFit()
  }

  /// A model whose members stand among those around it.
  public static func part<Part: DerivedDecodable & JSONObjectWritable>(_ type: Part.Type) -> MappedFit {
    MappedFit()
  }

  /// The payload of a case whose tag stands among its members.
  public static func payload<Payload: DerivedReadable & JSONObjectWritable>(_ type: Payload.Type) -> MappedFit
  {
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

// Of a type that is only read.

extension MappedFit {
  /// A value that can be read.
  public static func decodedValue<Value: DerivedReadable>(_ type: Value.Type) -> MappedFit { MappedFit() }

  /// A model whose members are read among those around it.
  public static func decodedPart<Part: DerivedDecodable>(_ type: Part.Type) -> MappedFit { MappedFit() }

  /// A field that reads values of a type.
  public static func decodedField<Field: Decoding>(_ field: Field, _ type: Field.Model.Type) -> MappedFit {
    MappedFit()
  }

  /// A field that reads optionals of a type.
  public static func decodedField<Field: Decoding, Value>(_ field: Field, _ type: Value.Type) -> MappedFit
  where Field.Model == Value? {
    MappedFit()
  }
}

// Of a type that is only written.

extension MappedFit {
  /// A value that can be written.
  public static func encodedValue<Value: JSONWritable>(_ type: Value.Type) -> MappedFit { MappedFit() }

  /// A model whose members are written among those around it.
  public static func encodedPart<Part: JSONObjectWritable>(_ type: Part.Type) -> MappedFit { MappedFit() }

  /// A field that writes values of a type.
  public static func encodedField<Field: Encoding>(_ field: Field, _ type: Field.Model.Type) -> MappedFit {
    MappedFit()
  }

  /// A field that writes optionals of a type.
  public static func encodedField<Field: Encoding, Value>(_ field: Field, _ type: Value.Type) -> MappedFit
  where Field.Model == Value? {
    MappedFit()
  }
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

  /// A field that lacks a direction.
  @_disfavoredOverload
  public static func field<Field: MappingConfigured, Value>(
    _ field: Field?, _ type: Value.Type?
  ) -> MappedMisfit {
    MappedMisfit()
  }

  /// A default of another type.
  @_disfavoredOverload
  public static func fallback<Other, Value>(_ value: Other, _ type: Value.Type) -> MappedMisfit {
    MappedMisfit()
  }
}

extension MappedMisfit {
  /// A value that can't be read.
  @_disfavoredOverload
  public static func decodedValue<Value>(_ type: Value.Type) -> MappedMisfit { MappedMisfit() }

  /// A part that is no model.
  @_disfavoredOverload
  public static func decodedPart<Part>(_ type: Part.Type) -> MappedMisfit { MappedMisfit() }

  /// A field that reads another type.
  @_disfavoredOverload
  public static func decodedField<Field: Decoding, Value>(_ field: Field, _ type: Value.Type) -> MappedMisfit
  {
    MappedMisfit()
  }

  /// A field that lacks the direction.
  @_disfavoredOverload
  public static func decodedField<Field: MappingConfigured, Value>(
    _ field: Field?, _ type: Value.Type?
  ) -> MappedMisfit {
    MappedMisfit()
  }

  /// A value that can't be written.
  @_disfavoredOverload
  public static func encodedValue<Value>(_ type: Value.Type) -> MappedMisfit { MappedMisfit() }

  /// A part that is no model.
  @_disfavoredOverload
  public static func encodedPart<Part>(_ type: Part.Type) -> MappedMisfit { MappedMisfit() }

  /// A field that writes another type.
  @_disfavoredOverload
  public static func encodedField<Field: Encoding, Value>(_ field: Field, _ type: Value.Type) -> MappedMisfit
  {
    MappedMisfit()
  }

  /// A field that lacks the direction.
  @_disfavoredOverload
  public static func encodedField<Field: MappingConfigured, Value>(
    _ field: Field?, _ type: Value.Type?
  ) -> MappedMisfit {
    MappedMisfit()
  }
}

/// What is left of a check of something that is mapped in one direction, where another is needed. Only code that `@Mapped`
/// generates names it.
public struct MappedHalfFit: Sendable {
  /// A value that can be read, but not written.
  @_disfavoredOverload
  public static func value<Value: DerivedReadable>(_ type: Value.Type) -> MappedHalfFit { MappedHalfFit() }

  /// A value that can be written, but not read.
  @_disfavoredOverload
  public static func value<Value: JSONWritable>(_ type: Value.Type) -> MappedHalfFit { MappedHalfFit() }

  /// A model that can be read, but not written.
  @_disfavoredOverload
  public static func part<Part: DerivedDecodable>(_ type: Part.Type) -> MappedHalfFit { MappedHalfFit() }

  /// A model that can be written, but not read.
  @_disfavoredOverload
  public static func part<Part: JSONObjectWritable>(_ type: Part.Type) -> MappedHalfFit { MappedHalfFit() }

  /// A payload that can be read, but not written.
  @_disfavoredOverload
  public static func payload<Payload: DerivedDecodable>(_ type: Payload.Type) -> MappedHalfFit {
    MappedHalfFit()
  }

  /// A payload that can be written, but not read.
  @_disfavoredOverload
  public static func payload<Payload: JSONObjectWritable>(_ type: Payload.Type) -> MappedHalfFit {
    MappedHalfFit()
  }

  /// A field that lacks a direction.
  @_disfavoredOverload
  public static func field<Field: MappingConfigured, Value>(
    _ field: Field?, _ type: Value.Type?
  ) -> MappedHalfFit {
    MappedHalfFit()
  }

  /// A field that can't read.
  @_disfavoredOverload
  public static func decodedField<Field: MappingConfigured, Value>(
    _ field: Field?, _ type: Value.Type?
  ) -> MappedHalfFit {
    MappedHalfFit()
  }

  /// A field that can't write.
  @_disfavoredOverload
  public static func encodedField<Field: MappingConfigured, Value>(
    _ field: Field?, _ type: Value.Type?
  ) -> MappedHalfFit {
    MappedHalfFit()
  }
}

/// Checks a property, or the payload of a case. `@Mapped` adds it.
@attached(peer)
public macro MappedProperty(_ check: MappedFit) =
  #externalMacro(module: "DerivedMacros", type: "FitMacro")

/// Reports that a property, or the payload of a case, lacks a direction. `@Mapped` adds it.
@attached(peer)
public macro MappedProperty(_ check: MappedHalfFit) =
  #externalMacro(module: "DerivedMacros", type: "HalfFitMacro")

/// Reports that a property, or the payload of a case, can't be mapped. `@Mapped` adds it.
@attached(peer)
public macro MappedProperty(_ check: MappedMisfit?) =
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
