public import JSONCore

/// A type that names the mapping by which it is read and written, such as an enum whose cases have models of
/// their own, or an enum with a field of its own.
///
///     extension Message: MappingProviding {
///       static let mapping: TaggedMapping<Message> = .tagged(
///         by: "type", ["image": .case(CodableMapper<Image>(), Message.image, \.image), "typing": .case(.typing)])
///     }
///
/// In each dialect, one more line lets it be a member, and an element of arrays and dictionaries, like a
/// model. The mapping need not be named again:
///
///     extension Message: ManualReadable {}                   // ManualMapping
///     extension Message: ApplicativeMapping.Decodable {}     // or ThrowingMapping.Decodable, or DerivedReadable
///     extension Message: JSONWritable {}                     // writes it in all of these
///     extension Message: MappableValue {}                    // MappableMapping
///     extension Message: Codable {}                          // CodableMapping
///
/// Mappers use it on any thread, so the conformance must not belong to the main actor. If the declarations of
/// your module do so by default, declare the type or its extension `nonisolated`. Not every dialect's
/// conformance lets the compiler insist on it.
public protocol MappingProviding {
  /// The type of the mapping.
  associatedtype OwnMapping: Mapping where OwnMapping.Model == Self

  /// The mapping. It is asked for at each value: a `static let` is made once.
  static var mapping: OwnMapping { get }
}

// A type may have a mapping of its own, which then counts, whatever else it could be written by.

extension JSONWritable where Self: MappingProviding {
  /// Writes the value as its own mapping does.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}

extension JSONWritable where Self: MappingProviding & RawRepresentable, RawValue: JSONWritable {
  /// Writes the value as its own mapping does.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}
