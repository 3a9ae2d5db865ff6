extension OwnedJSON {
  /// The members of an object in order, with unique keys.
  ///
  /// A new key is added at the end; a new value for an existing key remains at its position. A lookup takes
  /// O(1) on average. Up to eight scalars that a model doesn't have are parsed at each access, until a member
  /// changes.
  public struct Members: @unchecked Sendable {
    // Sendable: the bytes of a text never change. Later models only write to other bytes of the block.

    private enum Storage {
      case empty
      case values(OwnedContents)
      /// A part of the block, which ``MembersText`` describes.
      case text(RestMemory.Block)
    }

    // No member needs an allocation, and a few members need one for many models.
    private var storage = Storage.empty
    private var start: UInt32 = 0
    private var end: UInt32 = 0

    /// Creates an empty collection.
    public init() {}

    /// Creates members from keys and values. Of duplicate keys the last value counts, at the position of the
    /// first.
    public init(_ members: some Sequence<(String, OwnedJSON)>) {
      self.init()
      for (key, value) in members { self[key] = value }
    }

    init(contents: OwnedContents) { storage = .values(contents) }
  }
}

extension OwnedJSON.Members {
  /// The members as values; `nil` if there are none.
  var contents: OwnedContents? {
    switch storage {
    case .empty: nil
    case .values(let contents): contents
    case .text: text?.contents
    }
  }

  /// The members as text, while they are not changed; `nil` if they are values.
  var text: MembersText? {
    switch storage {
    case .empty: MembersText(bytes: UnsafeBufferPointer(start: nil, count: 0))
    case .values: nil
    case .text(let block):
      block.withUnsafeMutablePointerToElements {
        MembersText(bytes: UnsafeBufferPointer(start: $0 + Int(start), count: Int(end - start)))
      }
    }
  }

  /// Calls `body` with values that are uniquely referenced.
  private mutating func change<Result>(_ body: (OwnedContents) -> Result) -> Result {
    var contents = contents ?? OwnedContents()
    storage = .empty
    OwnedContents.makeUnique(&contents)
    defer { storage = .values(contents) }
    return body(contents)
  }

  /// Adds a member. If its key exists, its value is replaced or left unchanged.
  mutating func add(_ key: String, _ value: OwnedJSON, replacing: Bool) {
    change { $0.addMember(key, value, replacing: replacing) }
  }

  /// Adds a member from its text, unless its key exists.
  ///
  /// - Parameters:
  ///   - key: The key as in the text, without escapes, between its quotes.
  ///   - value: The text of the value in the strict grammar.
  ///   - memory: The memory for members of this decode.
  ///   - remaining: The number of bytes from the member to the end of the text.
  /// - Throws: What parsing the value throws.
  mutating func add(
    key: UnsafeBufferPointer<UInt8>, text value: UnsafeBufferPointer<UInt8>, in memory: inout RestMemory,
    remaining: Int
  ) throws(JSONError) {
    let size = MembersText.size(key, value)
    guard value[0] | 0x20 != UInt8(ascii: "{"), size <= RestMemory.limit / 8, let text,
      let count = text.count(besides: key), count < MembersText.limit
    else {
      return add(
        String(validated: key, isASCII: false), try OwnedJSON(parsing: Array(value)), replacing: false)
    }
    let place = memory.extend(text.bytes, by: size, remaining: remaining)
    MembersText.write(key: key, value, to: place + text.bytes.count)
    end += UInt32(truncatingIfNeeded: size)
    if text.bytes.baseAddress != UnsafePointer(place), let block = memory.block {
      let offset = block.withUnsafeMutablePointerToElements { place - $0 }
      start = UInt32(truncatingIfNeeded: offset)
      end = UInt32(truncatingIfNeeded: offset + text.bytes.count + size)
      storage = .text(block)
    }
  }
}

extension OwnedJSON.Members {
  /// The keys in order.
  public var keys: [String] { contents?.keys ?? [] }

  /// The values in order.
  public var values: [OwnedJSON] { contents?.values ?? [] }

  /// The value of a key. Setting `nil` removes the member; setting `.null` stores `null`.
  public subscript(key: String) -> OwnedJSON? {
    get { contents.flatMap { contents in contents.place(of: key).map { contents.value(at: $0) } } }
    set {
      guard let newValue else {
        removeValue(forKey: key)
        return
      }
      add(key, newValue, replacing: true)
    }
  }

  /// Removes a member and returns its value.
  ///
  /// - Complexity: O(*n*) in the number of members for the first removal, then O(*n* / 128).
  @discardableResult
  public mutating func removeValue(forKey key: String) -> OwnedJSON? {
    guard let place = contents?.place(of: key) else { return nil }
    return change { $0.removeMember(at: place) }
  }
}

extension OwnedJSON.Members: RandomAccessCollection, ExpressibleByDictionaryLiteral {
  /// 0.
  public var startIndex: Int { 0 }

  /// The number of members.
  public var endIndex: Int { text?.count(besides: nil) ?? contents?.count ?? 0 }

  /// Whether there are no members.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .values(let contents): contents.count == 0
    case .text: false
    }
  }

  /// The member at a position.
  ///
  /// - Precondition: The position is that of a member.
  public subscript(position: Int) -> (key: String, value: OwnedJSON) {
    guard let contents else { preconditionFailure("a position in an empty collection") }
    return (contents.key(at: position), contents.value(at: position))
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
