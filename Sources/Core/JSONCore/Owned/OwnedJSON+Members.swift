extension OwnedJSON {
  /// The members of an object in order, with unique keys.
  ///
  /// A new key is added at the end; a new value for an existing key remains at its position. A lookup takes
  /// O(1) on average.
  public struct Members: Sendable {
    private(set) var contents: OwnedContents

    /// Creates an empty collection.
    public init() { contents = OwnedContents() }

    /// Creates members from keys and values. Of duplicate keys the last value counts, at the position of the
    /// first.
    public init(_ members: some Sequence<(String, OwnedJSON)>) {
      self.init()
      for (key, value) in members { self[key] = value }
    }

    init(contents: OwnedContents) { self.contents = contents }
  }
}

extension OwnedJSON.Members {
  /// The keys in order.
  public var keys: [String] { contents.keys }

  /// The values in order.
  public var values: [OwnedJSON] { contents.values }

  /// The value of a key. Setting `nil` removes the member; setting `.null` stores `null`.
  public subscript(key: String) -> OwnedJSON? {
    get { contents.place(of: key).map { contents.value(at: $0) } }
    set {
      guard let newValue else {
        removeValue(forKey: key)
        return
      }
      OwnedContents.makeUnique(&contents)
      contents.addMember(key, newValue, replacing: true)
    }
  }

  /// Removes a member and returns its value.
  ///
  /// - Complexity: O(*n*) in the number of members for the first removal, then O(*n* / 128).
  @discardableResult
  public mutating func removeValue(forKey key: String) -> OwnedJSON? {
    guard let place = contents.place(of: key) else { return nil }
    OwnedContents.makeUnique(&contents)
    return contents.removeMember(at: place)
  }
}

extension OwnedJSON.Members: RandomAccessCollection, ExpressibleByDictionaryLiteral {
  /// 0.
  public var startIndex: Int { 0 }

  /// The number of members.
  public var endIndex: Int { contents.count }

  /// The member at a position.
  ///
  /// - Precondition: The position is that of a member.
  public subscript(position: Int) -> (key: String, value: OwnedJSON) {
    (contents.key(at: position), contents.value(at: position))
  }

  /// Creates members. Of duplicate keys the last value counts, at the position of the first.
  public init(dictionaryLiteral members: (String, OwnedJSON)...) { self.init(members) }
}

extension OwnedJSON.Members: Hashable, CustomStringConvertible {
  /// Compares the members, ignoring their order; see ``OwnedJSON``.
  public static func == (left: Self, right: Self) -> Bool { OwnedJSON.object(left) == .object(right) }

  /// Hashes the members, ignoring their order.
  public func hash(into hasher: inout Hasher) { OwnedJSON.object(self).hash(into: &hasher) }

  /// The object as compact JSON.
  public var description: String { OwnedJSON.object(self).description }
}
