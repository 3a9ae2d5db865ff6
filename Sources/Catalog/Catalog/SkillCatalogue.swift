/// The skills by id: the context in which users are decoded.
public final class SkillCatalogue: Sendable {
  /// The skills at the positions of their ids, if the ids are small and close together, as databases assign
  /// them.
  private let dense: [Skill?]
  private let sparse: [Int: Skill]

  /// Creates a catalogue; of several skills with the same id, it contains the first.
  ///
  /// - Complexity: O(*n*) in the number of skills.
  public init(_ skills: some Sequence<Skill>) {
    let byID = Dictionary(skills.map { ($0.id, $0) }) { first, _ in first }
    let isDense = byID.keys.allSatisfy { 0...(byID.count * 2 + 16) ~= $0 }
    let highest = byID.keys.max() ?? -1
    dense = isDense ? (0..<highest + 1).map { byID[$0] } : []
    sparse = isDense ? [:] : byID
  }

  /// The skill with this id, if there is one.
  ///
  /// - Complexity: O(1).
  public subscript(id: Int) -> Skill? { dense.indices.contains(id) ? dense[id] : sparse[id] }
}
