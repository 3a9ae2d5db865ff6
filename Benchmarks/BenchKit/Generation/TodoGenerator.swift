import Catalog

/// Makes todos of about 90 bytes; one in ten has not been saved and has no id.
struct TodoGenerator: ModelGenerator {
  static let smallByteLimit = 64

  private var random: SplitMix64
  private var count = 0
  private let text = TextGenerator()

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func next(appendingTo wire: inout [UInt8]) -> Todo {
    count += 1
    let userID = random.number(in: 1...5000)
    let id = random.isOne(in: 10) ? nil : count
    let title = text.sentence(words: random.number(in: 1...9), using: &random)
    let completed = random.isOne(in: 2)

    let member = id.map { #""id":\#($0),"# } ?? ""
    wire += #"{"userId":\#(userID),\#(member)"title":"\#(title.wire)","completed":\#(completed)}"#.utf8
    return Todo(userId: userID, id: id, title: title.value, completed: completed)
  }
}
