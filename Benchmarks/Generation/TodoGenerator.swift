public import Catalog

/// Generates todos of about 90 bytes; one in ten has not been saved and has no id.
public struct TodoGenerator: ModelGenerator {
  /// Single todos have about 60 bytes.
  public static let smallByteLimit = 64

  /// Creates a generator.
  public init() {}

  /// Returns a todo, with the id `number` if it has one.
  public func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Todo {
    let userID = random.number(in: 1...5000)
    let id = random.isOne(in: 10) ? nil : number
    let title = text.sentence(words: random.number(in: 1...9), using: &random)
    let completed = random.isOne(in: 2)

    let member = id.map { #""id":\#($0),"# } ?? ""
    wire += #"{"userId":\#(userID),\#(member)"title":"\#(title.wire)","completed":\#(completed)}"#.utf8
    return Todo(userId: userID, id: id, title: title.value, completed: completed)
  }
}
