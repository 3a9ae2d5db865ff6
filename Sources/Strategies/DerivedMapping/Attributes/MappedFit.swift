#if Macros
public import JSONCore
public import JSONMapping

// The macro sees only how a type is written. So the code that it generates leaves the question to the compiler: each
// check is a call that compiles as a `MappedFit` or, if it doesn't, as another of these types; and of the macros of one
// name the compiler takes the one whose parameter has that type. All but that of `MappedFit` report an error at the
// property, and replace the bodies of the functions, which would not compile.
//
// The compiler prefers a `MappedFit`, for the others are disfavored. Among these it prefers the form with the fewest
// conversions to an optional: the parameters are optionals for that reason alone, one level for each form that must
// come before.

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

/// Checks a property, or the payload of a case. `@Mapped` adds it.
@attached(peer)
public macro MappedProperty(_ check: MappedFit) =
  #externalMacro(module: "DerivedMacros", type: "FitMacro")

/// Leaves a function as it is, for all that it reads or writes can be mapped. `@Mapped` adds it.
@attached(body)
public macro MappedBody(_ checks: MappedFit...) =
  #externalMacro(module: "DerivedMacros", type: "FitMacro")
#endif
