import Catalog

/// Makes users who have one to seven of the given skills.
struct UserGenerator: ModelGenerator {
  static let listFrame = (opening: #"{"users":["#, closing: "]}")

  private var random: SplitMix64
  private var lastID = 0
  private let skills: [Skill]
  private let text = TextGenerator()

  init(seed: UInt64, skills: [Skill]) {
    random = SplitMix64(seed: seed)
    self.skills = skills
  }

  mutating func next(appendingTo wire: inout [UInt8]) -> User {
    lastID += 1
    let name = text.name(using: &random)
    let mailbox = text.syllables(random.number(in: 4...7), using: &random)
    let email = "\(mailbox).\(random.number(below: 1000))@example.com"
    let skills = (0..<random.number(in: 1...7)).map { _ in random.element(of: self.skills) }

    let ids = skills.map { String($0.id) }.joined(separator: ",")
    wire += #"{"id":\#(lastID),"email":"\#(email)","name":"\#(name.wire)","skill_ids":[\#(ids)]}"#.utf8
    return User(id: lastID, email: email, name: name.value, skills: skills)
  }
}
