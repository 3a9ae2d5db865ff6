internal import JSONCore

/// The keys by which members have been looked up, for each type of keys.
///
/// A chain, because the runtime would have to create the type of a dictionary, which takes several times as
/// long as the first decode of a process. The chain is searched only when a container is created.
final class KnownKeys {
  private let type: ObjectIdentifier
  private let next: KnownKeys?
  private let keys = MemberKeys()

  private init(_ type: ObjectIdentifier, before next: KnownKeys?) {
    self.type = type
    self.next = next
  }

  /// The keys of a type, which are added to the chain if it lacks them.
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
