/// The parsed part of a text: the tape, complete or not, and the containers that are still open.
struct ParsedPart {
  private let document: Document
  private let nodeCount: Int
  /// The open containers from the outermost on.
  let open: [Int]
  /// The end of the tokens that are known to be valid.
  let end: Int
  /// The beginning of the string, JSON5 key or comment that the parser stopped in.
  let openText: Int?
  /// The finder from which the search for tokens starts.
  private let finder: PlaceFinder

  /// The whole of a document.
  ///
  /// - Parameter finder: A finder near the location that will be searched for.
  init(_ document: Document, near finder: PlaceFinder) {
    self.document = document
    nodeCount = document.nodeCount
    open = []
    end = document.byteCount
    openText = nil
    self.finder = finder
  }

  /// What was parsed before a failure.
  init(_ parse: FailedParse) {
    document = parse.document
    open = Parser.containers(from: parse.container, on: document.tape)
    end = parse.failure.offset
    openText = parse.openText
    // After a duplicate key the tape may have more nodes than the part that is parsed again.
    nodeCount = document.origins.nodeCount(of: document.tape, document.nodeCount, before: end)
    finder = PlaceFinder(open: open)
  }

  var text: UnsafeBufferPointer<UInt8> { document.text }
  var tape: UnsafePointer<Node> { document.tape }
  /// Whether the text may have tokens that strict JSON doesn't have. They are read as in JSON5.
  var isJSON5: Bool { document.options.hasExtendedTokens }
  /// The origins of tokens that are stored after the text in strict form.
  var origins: [TokenOrigin] { document.origins }

  /// A token, with the state of the containers around it.
  struct Token {
    var node: Int
    var isKey: Bool
    /// The number of containers that are open within the value of a key that looks like a secret, including
    /// that value; `nil` outside of such a value.
    var secretDepth: Int?
  }

  /// The last token that starts before an offset, or at it.
  ///
  /// - Complexity: O(*n*) in the number of siblings before it, counted from the root or from the last line
  ///   shown.
  func token(at offset: Int) -> Token? {
    let target = origins.nodeCount(of: tape, nodeCount, before: offset + 1) - 1
    guard target >= 0 else { return nil }
    // The line shown last is most likely shortly before this one.
    var finder = finder
    let steps = finder.steps(to: target, in: document)
    let isKey = steps.last.map { $0.node > target } ?? false
    let secret = steps.dropLast(isKey ? 1 : 0).firstIndex(where: \.isSecret)
    return Token(node: target, isKey: isKey, secretDepth: secret.map { steps.count - 1 - $0 })
  }

  /// The range of a node's token; of an array or object only the opening bracket.
  func span(of node: Int) -> Range<Int> { document.span(of: tape[node]) }

  /// The decoded text of a key.
  func string(of node: Int) -> String { document.string(of: tape[node]) }

  /// The end of the nodes of a container's children. The children of the innermost open container extend to
  /// the last node.
  func end(of container: Int) -> Int { container == open.last ? nodeCount : container + tape[container].size }

  /// Whether the text where the parser stopped may be part of a secret: below a secret key; after the value
  /// of a secret key, which a stray quote may have ended too early; or after a string that a stray quote may
  /// have formed from a secret key and the text before it.
  var endsInSecret: Bool {
    guard let last = token(at: end) else { return false }
    if last.secretDepth != nil || last.isKey && SecretName.matches(string(of: last.node)) { return true }
    guard tape[last.node].isKind(.string) else { return false }
    return SecretName.end(in: text[span(of: last.node).suffix(4096)]) != nil
  }
}
