internal import JSONCore

/// The keys by which members have been looked up, for each type of keys.
///
/// A chain, since a dictionary would cost the first decode of a process several times what the decode costs:
/// the runtime has to make the dictionary's type. It is only searched when a container is made.
final class KnownKeys {
  private let type: ObjectIdentifier
  private let next: KnownKeys?
  private let keys = MemberKeys()

  private init(_ type: ObjectIdentifier, before next: KnownKeys?) {
    self.type = type
    self.next = next
  }

  /// The keys of a type, which a chain has afterwards.
  ///
  /// - Complexity: O(*n*) in the number of types.
  static func keys(of type: any CodingKey.Type, in chain: inout KnownKeys?) -> MemberKeys {
    let type = ObjectIdentifier(type)
    var known = chain
    while let found = known {
      if found.type == type { return found.keys }
      known = found.next
    }
    let made = KnownKeys(type, before: chain)
    chain = made
    return made.keys
  }
}
