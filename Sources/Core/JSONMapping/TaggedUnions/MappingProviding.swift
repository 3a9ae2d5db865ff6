public import JSONCore

/// A type that declares the mapping that reads and writes it, such as an enum whose cases have their own
/// models, or an enum with its own field.
///
///     extension Message: MappingProviding {
///       static let mapping: TaggedMapping<Message> = .tagged(
///         by: "type",
///         ["image": .case(CodableMapper<Image>(), Message.image, \.image), "typing": .case(.typing)])
///     }
///
/// In each strategy, one more line makes the type usable as a member and as an element of arrays and
/// dictionaries, without naming the mapping again:
///
///     extension Message: JSONDecodable {}               // ManualMapping
///     extension Message: ApplicativeMapping.Decodable {} // or ThrowingMapping.Decodable, or JSONDecodable
///     extension Message: JSONWritable {}                 // writes it in all of these
///     extension Message: MappableValue {}                // MappableMapping
///     extension Message: Codable {}                      // CodableMapping
///
/// A type has one written form in all strategies: that of its mapping or, if the type implements `write(to:)`
/// itself, what that function writes. A field that names the mapping, such as `as: Message.mapping`, uses the
/// mapping.
///
/// A `JSONObjectWritable` type writes its members, so its mapping must be a mapper of these members, such as
/// `ManualMapper<Movie>()`, without a key strategy: that of the enclosing mapper applies. A type that only
/// declares `JSONWritable` can't have such a mapping, because the two would call each other.
///
/// Mappers use the mapping on any thread, so the conformance must not be isolated to the main actor. If the
/// declarations of your module are isolated to that actor by default, declare the type as `nonisolated`. For
/// a type that isn't `JSONObjectWritable`, a `nonisolated` extension is enough. The compiler can't check this
/// for every strategy's conformance.
public protocol MappingProviding {
  /// The type of the mapping.
  associatedtype OwnMapping: Mapping where OwnMapping.Model == Self

  /// The mapping. It is accessed for each value; a `static let` is created once.
  static var mapping: OwnMapping { get }

  /// Writes the value in the one form that it has in all strategies. The default implementation uses its
  /// mapping.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  func write(to writer: inout JSONWriter) throws(JSONError)
}

extension MappingProviding {
  /// Writes the value with its own mapping.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}

// A type's own mapping takes precedence over its raw value.

extension MappingProviding where Self: RawRepresentable, RawValue: JSONWritable {
  /// Writes the value with its own mapping.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}

// Conformances that would give a type two forms don't compile, nor do those whose mapper would call itself.

extension JSONObjectWritable where Self: MappingProviding {
  /// Unavailable: the type has a mapping that may write something else.
  @available(
    *, unavailable,
    message:
      "a type is written by its members or by its mapping, not by both: conform to 'JSONWritable' instead"
  )
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}

extension JSONObjectWritable where Self: MappingProviding, OwnMapping: ModelMapper {
  /// Writes an object.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what a member throws.
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try writer.beginObject()
    try writeMembers(to: &writer)
    writer.endObject()
  }
}

extension MappingProviding where OwnMapping: ModelMapper {
  /// Unavailable: the mapper would call this function in turn.
  @available(
    *, unavailable,
    message: "the mapper calls 'write(to:)' itself: implement it, or conform to 'JSONObjectWritable'"
  )
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}
