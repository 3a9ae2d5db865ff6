import Catalog

/// Writes a minified document with the members of each object in random order.
///
/// The bytes of strings and numbers don't change, so the document contains the same values.
struct MemberShuffler {
  private let text: [UInt8]
  private var place = 0
  private var random: SplitMix64

  /// - Precondition: The text is well-formed JSON without white space between its tokens.
  static func shuffled(_ text: [UInt8], seed: UInt64) -> [UInt8] {
    var shuffler = MemberShuffler(text: text, random: SplitMix64(seed: seed))
    return Array(shuffler.value())
  }

  private init(text: [UInt8], random: SplitMix64) {
    self.text = text
    self.random = random
  }

  private mutating func value() -> [UInt8] {
    switch text[place] {
    case UInt8(ascii: "{"):
      let members = parts(until: UInt8(ascii: "}")) { shuffler in
        let key = shuffler.string()
        shuffler.place += 1
        return key + [UInt8(ascii: ":")] + shuffler.value()
      }
      return [UInt8(ascii: "{")] + random.shuffled(members).joined(separator: [UInt8(ascii: ",")])
        + [UInt8(ascii: "}")]
    case UInt8(ascii: "["):
      let elements = parts(until: UInt8(ascii: "]")) { $0.value() }
      return [UInt8(ascii: "[")] + elements.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
    case UInt8(ascii: "\""): return string()
    default:
      let start = place
      while place < text.count, !",]}".utf8.contains(text[place]) { place += 1 }
      return Array(text[start..<place])
    }
  }

  /// Reads the members or elements of a container.
  private mutating func parts(until end: UInt8, _ part: (inout MemberShuffler) -> [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    place += 1
    while text[place] != end {
      if text[place] == UInt8(ascii: ",") { place += 1 }
      parts.append(part(&self))
    }
    place += 1
    return parts
  }

  /// Reads a string with its quotes.
  private mutating func string() -> [UInt8] {
    let start = place
    place += 1
    while text[place] != UInt8(ascii: "\"") { place += text[place] == UInt8(ascii: "\\") ? 2 : 1 }
    place += 1
    return Array(text[start..<place])
  }
}

extension DocumentRotation {
  /// The same documents with the members of each object in random order.
  func shuffled(seed: UInt64) -> DocumentRotation {
    let documents = documents.enumerated().map { index, data in
      DataSet(
        value: data.value, bytes: MemberShuffler.shuffled(data.bytes, seed: seed &+ UInt64(index)),
        objects: data.objects)
    }
    return DocumentRotation(documents[0], Array(documents.dropFirst()))
  }

  /// The same documents, with the members of each object in random order if the shape requires it.
  func inOrder(of shape: ObjectShape, seed: UInt64) -> DocumentRotation {
    shape.isShuffled ? shuffled(seed: seed) : self
  }
}
