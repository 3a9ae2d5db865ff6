/// The known skills by id: the context in which users are decoded.
public struct SkillCatalogue: Sendable {
  private let skills: [Int: Skill]

  /// Creates a catalogue; of two skills with one id the first stays.
  ///
  /// - Complexity: O(*n*) in the number of skills.
  public init(_ skills: some Sequence<Skill>) {
    self.skills = Dictionary(skills.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The skill with this id, if there is one.
  ///
  /// - Complexity: O(1).
  public subscript(id: Int) -> Skill? {
    skills[id]
  }
}
