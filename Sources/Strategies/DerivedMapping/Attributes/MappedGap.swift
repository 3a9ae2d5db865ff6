#if Macros
public import JSONCore
public import JSONMapping

// Each type of gap has a macro that reports it. The comment in `MappedFit.swift` describes how the compiler
// chooses among them.

/// A failed check of something that can be encoded, but not decoded. Only generated code uses it.
public struct MappedUnreadable: Sendable {
  /// A value that can't be decoded.
  @_disfavoredOverload
  public static func value<Value: JSONWritable>(_ type: Value.Type??, in _: Any.Type...) -> Self { Self() }

  /// A model that can't be decoded.
  @_disfavoredOverload
  public static func part<Part: JSONObjectWritable>(_ type: Part.Type, in _: Any.Type...) -> Self { Self() }

  /// A payload that can't be decoded.
  @_disfavoredOverload
  public static func payload<Payload: JSONObjectWritable>(_ type: Payload.Type??) -> Self { Self() }

  /// A field that only encodes.
  @_disfavoredOverload
  public static func field<Field: Encoding, Value>(
    _ field: Field??, _ type: Value.Type?, in _: Any.Type...
  ) -> Self { Self() }
}

/// A failed check of something that can be decoded, but not encoded. Only generated code uses it.
public struct MappedUnwritable: Sendable {
  /// A value that can't be encoded.
  @_disfavoredOverload
  public static func value<Value: JSONDecodable>(_ type: Value.Type, in _: Any.Type...) -> Self { Self() }

  /// A value with handwritten decoding only, in a type that is only encoded.
  @_disfavoredOverload
  public static func value<Value: JSONReadable>(
    _ type: Value.Type??, in _: MappedFit.EncodeOnly.Type
  ) -> Self { Self() }

  /// A model that can't be encoded.
  @_disfavoredOverload
  public static func part<Part: JSONObjectDecodable>(_ type: Part.Type, in _: Any.Type...) -> Self { Self() }

  /// A payload that can't be encoded.
  @_disfavoredOverload
  public static func payload<Payload: JSONObjectDecodable>(_ type: Payload.Type) -> Self { Self() }

  /// A field that only decodes.
  @_disfavoredOverload
  public static func field<Field: Decoding, Value>(
    _ field: Field??, _ type: Value.Type?, in _: Any.Type...
  ) -> Self { Self() }
}

/// A failed check of something that has all functions, but lacks the conformance. Only generated code uses
/// it.
public struct MappedUnconformed: Sendable {
  /// A value with a mapping by hand.
  @_disfavoredOverload
  public static func value<Value: JSONReadable>(_ type: Value.Type?) -> Self { Self() }

  /// A value with a mapping by hand, in a type that is only decoded.
  @_disfavoredOverload
  public static func value<Value: JSONReadable>(
    _ type: Value.Type?, in _: MappedFit.DecodeOnly.Type
  ) -> Self { Self() }

  /// A value with a mapping of its own.
  @_disfavoredOverload
  public static func value<Value: MappingProviding>(_ type: Value.Type?, in _: Any.Type...) -> Self { Self() }

  /// A value with a mapping by hand and a mapping of its own.
  @_disfavoredOverload
  public static func value<Value: JSONReadable & MappingProviding>(
    _ type: Value.Type?, in _: Any.Type...
  ) -> Self { Self() }

  /// A field for both directions that doesn't conform to `Mapping`.
  @_disfavoredOverload
  public static func field<Field: Decoding & Encoding, Value>(_ field: Field?, _ type: Value.Type?) -> Self {
    Self()
  }
}

/// A failed check of a type with raw values, such as an enum, that has no JSON form. Only generated code uses
/// it.
public struct MappedRawValue: Sendable {
  /// A value with a raw value that has a JSON form.
  @_disfavoredOverload
  public static func value<Value: RawRepresentable>(_ type: Value.Type???, in _: Any.Type...) -> Self
  where Value.RawValue: JSONReadable & JSONWritable { Self() }
}

/// A failed check of an argument of `@By` that isn't a field, which `@By` itself reports, or of a type that
/// doesn't exist. The functions for such types aren't generic: otherwise, the compiler would also report that
/// it can't infer their generic parameter. Only generated code uses it.
public struct MappedNoField: Sendable {
  /// An argument that isn't a field.
  @_disfavoredOverload
  public static func field<Other, Value>(
    _ other: Other???, _ type: Value.Type???, in _: Any.Type...
  ) -> Self { Self() }

  /// A type that doesn't exist, which the compiler reports.
  @_disfavoredOverload
  public static func value(_ type: Any.Type?????, in _: Any.Type...) -> Self { Self() }
}

/// Reports that a property, or the payload of a case, can't be decoded. `@Mapped` adds it.
@attached(peer) public macro MappedProperty(_ check: MappedUnreadable) =
  #externalMacro(module: "DerivedMacros", type: "UnreadableMacro")

/// Reports that a property, or the payload of a case, can't be encoded. `@Mapped` adds it.
@attached(peer) public macro MappedProperty(_ check: MappedUnwritable) =
  #externalMacro(module: "DerivedMacros", type: "UnwritableMacro")

/// Reports that a property, or the payload of a case, lacks a conformance. `@Mapped` adds it.
@attached(peer) public macro MappedProperty(_ check: MappedUnconformed) =
  #externalMacro(module: "DerivedMacros", type: "UnconformedMacro")

/// Reports that a property, or the payload of a case, has raw values and no JSON form. `@Mapped` adds it.
@attached(peer) public macro MappedProperty(_ check: MappedRawValue) =
  #externalMacro(module: "DerivedMacros", type: "UnmappedRawValueMacro")

/// Reports nothing, because `@By` reports the error. `@Mapped` adds it.
@attached(peer) public macro MappedProperty(_ check: MappedNoField) =
  #externalMacro(module: "DerivedMacros", type: "FitMacro")
#endif
