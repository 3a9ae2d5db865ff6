/// How documents differ from what models read: a sign that an API has changed.
///
/// The function `decodeNotingDrift` of a mapper returns it. A drift contains keys, but no values of the documents,
/// so it can be logged. A key that is data, such as one of a dictionary, is shown as `*`, and an index of an array
/// as `[*]`. The members of an object whose keys the model lists are all shown as `*`. A key that a model computes
/// from a value, and looks up without listing the keys, is taken for one of the model.
public struct Drift: Sendable, Equatable, Codable {
  /// The changes, in the order of their patterns.
  private(set) var changes: [DriftChange] = []
  /// The patterns of the members that were found: such a member isn't absent from other documents.
  private(set) var present: [String] = []

  /// Creates a drift without changes.
  public init() {}

  init(_ changes: [DriftChange], present: [String]) {
    let found = Set(present)
    for change in changes.sorted(by: { $0.precedes($1) })
    where change.kind != .absentMember || !found.contains(change.pattern) {
      guard let last = self.changes.last, !last.precedes(change) else {
        self.changes.append(change)
        continue
      }
      self.changes[self.changes.count - 1].count += change.count
    }
    self.present = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether the models read everything that the documents contain, and found every member.
  public var isEmpty: Bool { changes.isEmpty }

  /// Identifies the kinds and patterns of the changes, by 16 hexadecimal digits.
  ///
  /// It depends on neither the number nor the order of elements, and is the same in every process.
  public var fingerprint: String {
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in changes.map({ "\($0.kind.rawValue) \($0.pattern)\n" }).joined().utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Adds the drift of another document. A member that one of the documents contains isn't absent; the first
  /// place of a change remains that in this drift.
  public mutating func formUnion(_ other: Drift) {
    self = Drift(changes + other.changes, present: present + other.present)
  }
}

extension Drift {
  /// The places of one pattern at which documents differ.
  public struct Place: Sendable {
    /// The paths of the places, such as `$[*].cast[*].role`. A path of more than 24 steps shows its first two and
    /// its last.
    public let pattern: String
    /// The number of places.
    public let count: Int
    /// The first place; `nil` if its document has no text. For JSON in a string, the string.
    public let first: SourceLocation?
  }

  /// The members that no model reads, at their keys.
  public var unreadMembers: [Place] { places(.unreadMember) }

  /// The optional members that models looked for, and that no object has; at the objects.
  public var absentMembers: [Place] { places(.absentMember) }

  /// The values of no known case of an enum, which became its fallback.
  public var unknownCases: [Place] { places(.unknownCase) }

  /// The values that don't decode, and were left out.
  public var droppedValues: [Place] { places(.droppedValue) }

  private func places(_ kind: DriftChange.Kind) -> [Place] {
    changes.filter { $0.kind == kind }.map { change in
      let first = change.first.map {
        SourceLocation(offset: $0.offset, length: $0.length, line: $0.line, column: $0.column)
      }
      return Place(pattern: change.pattern, count: change.count, first: first)
    }
  }
}

extension Drift: CustomStringConvertible {
  /// The changes, each on its own line: `unread-member: $[*].note, 3 times, first at line 1, column 9`.
  public var description: String { changes.map(\.text).joined(separator: "\n") }
}
