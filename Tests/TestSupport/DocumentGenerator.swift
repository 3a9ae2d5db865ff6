/// Generates valid JSON texts. Equal seeds give equal texts.
public struct DocumentGenerator {
  private var random: SeededGenerator

  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  public mutating func next() -> UInt64 { random.next() }

  /// A number below `limit`.
  public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Returns a document without duplicate keys.
  public mutating func document() -> String { space() + value(depth: 0) + space() }

  private mutating func value(depth: Int) -> String {
    switch below(depth > 4 ? 6 : 10) {
    case 0: return ["null", "true", "false"][below(3)]
    case 1, 2, 3: return number()
    case 4, 5: return string()
    case 6, 7:
      let elements = (0..<below(6)).map { _ in space() + value(depth: depth + 1) + space() }
      return "[" + (elements.isEmpty ? space() : elements.joined(separator: ",")) + "]"
    default:
      let members = (0..<below(6)).map { position in
        let key = string().dropLast() + "\(position)\""
        return space() + key + space() + ":" + space() + value(depth: depth + 1) + space()
      }
      return "{" + (members.isEmpty ? space() : members.joined(separator: ",")) + "}"
    }
  }

  private mutating func number() -> String {
    let sign = below(3) == 0 ? "-" : ""
    let integer = below(4) == 0 ? "0" : "\(1 + next() >> UInt64(1 + below(63)))"
    switch below(4) {
    case 0: return sign + integer + "." + digits(1 + below(4))
    case 1: return sign + "\(below(100_000))" + "." + digits(1 + below(12)) + exponent(20)
    case 2: return sign + "\(below(1000))" + exponent(300)
    // Jansson parses the integer -0 as 0, which is a documented difference.
    default: return integer == "0" ? integer : sign + integer
    }
  }

  private mutating func exponent(_ limit: Int) -> String {
    ["e", "E"][below(2)] + ["", "+", "-"][below(3)] + "\(below(limit))"
  }

  private mutating func digits(_ count: Int) -> String { (0..<count).map { _ in "\(below(10))" }.joined() }

  private mutating func string() -> String {
    let pieces = [
      "a", "Z", " ", "title", "é", "ß", "中", "😀", #"\n"#, #"\t"#, #"\""#, #"\\"#, #"\/"#, "/", #"\b\f\r"#,
      #"\u0041"#, #"\u00e9"#, #"\u20AC"#, #"\uD83D\uDE00"#, #"\u001f"#, "\u{7F}", "\u{2028}", "{}[],:",
    ]
    return "\"" + (0..<below(8)).map { _ in pieces[below(pieces.count)] }.joined() + "\""
  }

  private mutating func space() -> String { below(4) == 0 ? ["  ", "\n", "\t", "\r\n"][below(4)] : "" }
}

extension DocumentGenerator {
  /// Returns the text with one to three bytes changed, inserted, removed, doubled or cut off.
  public mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    var bytes = text
    for _ in 0...below(3) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(6) {
      case 0: bytes[place] = UInt8(below(256))
      case 1: bytes[place] = structural()
      case 2: bytes.insert(structural(), at: place)
      case 3: bytes.remove(at: place)
      case 4: bytes.insert(contentsOf: bytes[place..<min(place + 1 + below(4), bytes.count)], at: place)
      default: if below(4) == 0 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }

  private mutating func structural() -> UInt8 {
    let bytes =
      Array(#"{}[],:"\/0123456789+-.eEtfnu "#.utf8) + [0, 0x0A, 0x1F, 0x7F, 0x80, 0xC3, 0xED, 0xF4, 0xFF]
    return bytes[below(bytes.count)]
  }
}
