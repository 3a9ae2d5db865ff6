/// The paths around the location where the parser stopped, derived from the open containers on the unfinished
/// tape.
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

  /// The key of the last complete member.
  private let lastMember: Int?
  /// The key that has no value yet.
  private let openKey: Int?
  private let parse: FailedParse

  /// Reads the state of any parser that links its open containers like ``Parser``.
  init(_ parse: FailedParse) {
    self.parse = parse
    let (document, container) = (parse.document, parse.container)
    let (tape, bytes) = (document.tape, document.bytes)
    isInContainer = container >= 0
    isInObject = isInContainer && tape[container].isKind(.object)
    opening = isInContainer ? tape[container].offset : nil

    var last = parse.failure.offset - 1
    while last >= 0, isWhiteSpace(bytes[last]) { last -= 1 }
    isAfterComma = last >= 0 && bytes[last] == UInt8(ascii: ",")

    var lastMember: Int?
    var openKey: Int?
    if isInObject {
      var member = container + 1
      for _ in 0..<parse.children {
        lastMember = member
        member += 1 + tape[member + 1].size
      }
      openKey = member == document.nodeCount - 1 ? member : nil
    }
    self.lastMember = lastMember
    self.openKey = openKey
    isBehindKey = openKey != nil

    let open = Parser.containers(from: container, on: tape)
    ofContainer = JSONPath(
      zip(open, open.dropFirst()).map { outer, child -> JSONPath.Component in
        tape[outer].isKind(.object) ? .key(document.string(of: tape[child - 1])) : .index(tape[outer].count)
      })
  }

  /// The path of the value that begins at the location, or of the key that has no value yet.
  var ofValue: JSONPath {
    guard isInContainer else { return ofContainer }
    if let openKey { return appending(.key(key(openKey))) }
    return isInObject ? ofContainer : appending(.index(parse.children))
  }

  /// The path of a key that the container already has.
  func ofDuplicate(_ key: String) -> JSONPath { appending(.key(key)) }

  /// The path of the value that ends before the location.
  var ofLastValue: JSONPath {
    if let lastMember { return appending(.key(key(lastMember))) }
    return isInContainer && parse.children > 0 ? appending(.index(parse.children - 1)) : ofContainer
  }

  func key(_ node: Int) -> String { parse.document.string(of: parse.document.tape[node]) }

  /// The range of a key with its quotes.
  func span(_ node: Int) -> Range<Int> { parse.document.span(of: parse.document.tape[node]) }

  private func appending(_ component: JSONPath.Component) -> JSONPath {
    JSONPath(ofContainer.components + [component])
  }
}
