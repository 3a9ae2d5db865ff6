public import Catalog

/// Generates users who have one to seven of the given skills.
public struct UserGenerator: ModelGenerator {
  /// Lists are wrapped as `{"users":[…]}`.
  public static let listFrame = (opening: #"{"users":["#, closing: "]}")

  private let skills: [Skill]

  /// Creates a generator of users with some of `skills`, which must not be empty.
  public init(skills: [Skill]) {
    self.skills = skills
  }

  /// Returns the user with the id `number`.
  public func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> User {
    let name = text.name(using: &random)
    let mailbox = text.syllables(random.number(in: 4...7), using: &random)
    let email = "\(mailbox).\(random.number(below: 1000))@example.com"
    let skills = (0..<random.number(in: 1...7)).map { _ in random.element(of: self.skills) }

    let ids = skills.map { String($0.id) }.joined(separator: ",")
    wire += #"{"id":\#(number),"email":"\#(email)","name":"\#(name.wire)","skill_ids":[\#(ids)]}"#.utf8
    return User(id: number, email: email, name: name.value, skills: skills)
  }
}
