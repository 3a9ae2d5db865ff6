package import Generation

/// Generates contacts of about 130 bytes.
package struct ContactGenerator: ModelGenerator {
  /// Whether each optional member is missing in a third of the objects.
  private let isSparse: Bool
  /// Whether each member follows four unknown ones.
  private let hasUnknownMembers: Bool

  package init(isSparse: Bool = false, hasUnknownMembers: Bool = false) {
    self.isSparse = isSparse
    self.hasUnknownMembers = hasUnknownMembers
  }

  package func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Contact {
    var members = GeneratedMembers(random: random, words: text)
    let id = members.number("id", in: number...number)
    let name = members.text("name") { text.name(using: &$0) }
    func optional(_ key: String, syllables: ClosedRange<Int>) -> String? {
      if isSparse, members.random.isOne(in: 3) { return nil }
      return members.word(key, syllables: syllables)
    }
    let contact = Contact(
      id: id, name: name, email: optional("email", syllables: 6...9),
      phone: optional("phone", syllables: 3...5), city: optional("city", syllables: 2...4))
    random = members.random
    let unknown = hasUnknownMembers ? unknownMembers(using: &random) : []
    let texts = members.texts.enumerated().flatMap { index, member in
      unknown.dropFirst(index * 4).prefix(4) + [member]
    }
    wire += "{\(texts.joined(separator: ","))}".utf8
    return contact
  }

  /// Twenty members, of which seven are nested. Some contain the keys of a contact at a deeper level.
  private func unknownMembers(using random: inout SplitMix64) -> [String] {
    func members(_ add: (inout GeneratedMembers) -> Void) -> [String] {
      var members = GeneratedMembers(random: random, words: text)
      add(&members)
      random = members.random
      return members.texts
    }
    func object(_ add: (inout GeneratedMembers) -> Void) -> String {
      "{\(members(add).joined(separator: ","))}"
    }
    let address = object {
      _ = $0.word("street")
      _ = $0.word("city")
    }
    let company = object {
      _ = $0.number("id")
      _ = $0.text("name") { text.title(using: &$0) }
      $0.add("address", wire: address)
    }
    let orders = (0..<random.number(in: 0...3)).map { _ in
      object {
        _ = $0.number("id")
        _ = $0.decimal("total")
      }
    }
    let rights = object {
      for right in ["read", "write", "delete"] { _ = $0.flag(right) }
    }
    let avatar = object {
      _ = $0.word("url", syllables: 9...14)
      _ = $0.number("width")
      _ = $0.number("height")
    }
    let links = object {
      for link in ["self", "orders", "notes"] { _ = $0.word(link, syllables: 9...14) }
    }
    let tags = (0..<random.number(in: 0...5)).map { _ in "\"\(text.syllables(3, using: &random))\"" }
    return members {
      $0.add("avatar", wire: avatar)
      _ = $0.instant("createdAt")
      _ = $0.flag("isActive")
      $0.add("links", wire: links)
      _ = $0.instant("updatedAt")
      $0.add("tags", wire: "[\(tags.joined(separator: ","))]")
      _ = $0.decimal("score")
      _ = $0.word("language")
      $0.add("company", wire: company)
      $0.add("birthday", wire: "null")
      _ = $0.number("followers")
      $0.add("orders", wire: "[\(orders.joined(separator: ","))]")
      _ = $0.word("nodeId", syllables: 5...8)
      $0.add("permissions", wire: rights)
      _ = $0.text("notes") { text.sentence(words: 9, using: &$0) }
      _ = $0.number("following")
      _ = $0.word("timeZone")
      $0.add("position", wire: "[\($0.random.number(in: 0...89)).5,\($0.random.number(in: 0...179)).25]")
      _ = $0.word("source")
      _ = $0.flag("isVerified")
    }
  }
}
