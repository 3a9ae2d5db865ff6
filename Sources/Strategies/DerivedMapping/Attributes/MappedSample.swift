#if Macros
public import JSONCore

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
  ) -> Self {
    Self()
  }

  /// Values that can be decoded.
  public static func value<each Value: JSONDecodable, Root>(
    _ constructor: (repeat each Value) -> Root, in _: DecodeOnly.Type
  ) -> Self {
    Self()
  }

  /// Values that can be encoded.
  public static func value<each Value: JSONWritable, Root>(
    _ constructor: (repeat each Value) -> Root, in _: EncodeOnly.Type
  ) -> Self {
    Self()
  }
}

extension MappedMisfit {
  /// Values without a JSON form of their own.
  @_disfavoredOverload
  public static func value<each Value, Root>(
    _ constructor: (repeat each Value) -> Root, in _: Any.Type...
  ) -> Self {
    Self()
  }
}
#endif
