/// A type that says itself by which mapping it is read and written: an enum whose cases have models of their
/// own, for instance, or one with a field of its own.
///
///     extension Message: MappingProviding {
///       static let mapping: TaggedMapping<Message> = .tagged(by: "type", […])
///     }
///
/// In each dialect one line then makes a member of it, an array or a dictionary as good as one of a model,
/// and the mapping need not be named again:
///
///     extension Message: ManualReadable, ManualWritable {}  // ManualMapping
///     extension Message: MappableValue {}                   // MappableMapping
///     extension Message: Decodable, JSONEncodable {}        // ApplicativeMapping, ThrowingMapping
///     extension Message: Codable {}                         // CodableMapping
///
/// Mappers use it on any thread, so the conformance must not belong to the main actor: in a module whose
/// declarations do by default, declare the type or its extension `nonisolated`. Not every dialect's
/// conformance lets the compiler insist on it.
public protocol MappingProviding {
  /// The type of the mapping.
  associatedtype OwnMapping: Mapping where OwnMapping.Model == Self

  /// The mapping. It is asked for at each value: a `static let` is made once.
  static var mapping: OwnMapping { get }
}
