/// The paths around the place where the parser stopped, read off the open containers on the unfinished tape.
struct SyntaxPath {
  /// The path of the innermost open container.
  let ofContainer: JSONPath
  /// Whether that container is an object.
  let isInObject: Bool
  /// Whether any container is open.
  let isInContainer: Bool
  /// Whether the last token was a comma.
  let isAfterComma: Bool
  /// Whether a key is complete and its value is not.
  let isBehindKey: Bool
  /// The offset of the innermost open container's bracket.
  let opening: Int?

  private let children: Int
  /// The key of the last complete member.
  private let lastMember: Int?
  /// The key that has no value yet.
  private let openKey: Int?
  private let tape: UnsafePointer<Node>
  private let bytes: UnsafePointer<UInt8>

  init(_ parser: borrowing Parser, stoppedAt place: Int) {
    tape = UnsafePointer(parser.storage.base)
    bytes = parser.start
    children = parser.children
    isInContainer = parser.container >= 0
    isInObject = isInContainer && tape[parser.container].isKind(.object)
    opening = isInContainer ? tape[parser.container].offset : nil

    var last = place - 1
    while last >= 0, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[last]) { last -= 1 }
    isAfterComma = last >= 0 && bytes[last] == UInt8(ascii: ",")

    var lastMember: Int?
    var openKey: Int?
    if isInObject {
      var member = parser.container + 1
      for _ in 0..<children {
        lastMember = member
        member += 1 + tape[member + 1].size
      }
      openKey = member == parser.nodeCount - 1 ? member : nil
    }
    self.lastMember = lastMember
    self.openKey = openKey
    isBehindKey = openKey != nil

    var components: [JSONPath.Component] = []
    var child = parser.container
    while child >= 0 {
      let container = Parser.outer(of: tape[child])
      guard container >= 0 else { break }
      if tape[container].isKind(.object) {
        components.append(.key(SyntaxPath.text(tape[child - 1], in: bytes)))
      } else {
        components.append(.index(tape[container].count))
      }
      child = container
    }
    ofContainer = JSONPath(components.reversed())
  }

  /// The path of the value that begins at the place, or of the key that has no value yet.
  var ofValue: JSONPath {
    guard isInContainer else { return ofContainer }
    if let openKey { return appending(.key(key(openKey))) }
    return isInObject ? ofContainer : appending(.index(children))
  }

  /// The path of the value that ends before the place.
  var ofLastValue: JSONPath {
    if let lastMember { return appending(.key(key(lastMember))) }
    return isInContainer && children > 0 ? appending(.index(children - 1)) : ofContainer
  }

  func key(_ node: Int) -> String { SyntaxPath.text(tape[node], in: bytes) }
  func offset(_ node: Int) -> Int { tape[node].offset }
  func length(_ node: Int) -> Int { tape[node].length }

  private func appending(_ component: JSONPath.Component) -> JSONPath {
    JSONPath(ofContainer.components + [component])
  }

  private static func text(_ node: Node, in bytes: UnsafePointer<UInt8>) -> String {
    decodedText(bytes + node.offset + 1, count: node.length, isEscaped: node.isEscaped)
  }
}
