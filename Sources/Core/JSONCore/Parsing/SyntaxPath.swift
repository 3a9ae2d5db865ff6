/// The paths around the location where the parser stopped, derived from the open containers on the unfinished
/// tape. Any parser links its open containers like ``Parser``.
struct SyntaxPath {
  let parse: FailedParse

  private var document: Document { parse.document }
  private var container: Node { document.tape[parse.container] }

  /// Whether any container is open.
  var isInContainer: Bool { parse.container >= 0 }

  /// Whether the innermost open container is an object.
  var isInObject: Bool { isInContainer && container.isKind(.object) }

  /// The offset of the innermost open container's bracket.
  var opening: Int? { isInContainer ? container.offset : nil }

  /// Whether the last token was a comma.
  var isAfterComma: Bool {
    document.text.prefix(parse.failure.offset).last { !isWhiteSpace($0) } == UInt8(ascii: ",")
  }

  /// Whether a key is complete and its value is not.
  var isBehindKey: Bool { openKey != nil }

  /// The key that has no value yet.
  private var openKey: Int? {
    guard isInObject else { return nil }
    let next = lastChild.map { $0 + document.tape[$0].size } ?? parse.container + 1
    return next == document.nodeCount - 1 ? next : nil
  }

  /// The last complete child of the innermost open container.
  private var lastChild: Int? { isInContainer ? document.children(of: parse.container).last : nil }

  /// The path of the innermost open container.
  var ofContainer: JSONPath {
    let tape = document.tape
    let open = Parser.containers(from: parse.container, on: tape)
    return JSONPath(
      zip(open, open.dropFirst()).map { outer, child -> JSONPath.Component in
        tape[outer].isKind(.object) ? .key(key(child - 1)) : .index(tape[outer].count)
      })
  }

  /// The path of the value that begins at the location, or of the key that has no value yet.
  var ofValue: JSONPath {
    guard isInContainer else { return ofContainer }
    if let openKey { return appending(.key(key(openKey))) }
    return isInObject ? ofContainer : appending(.index(container.count))
  }

  /// The path of a key that the container already has.
  func ofDuplicate(_ key: String) -> JSONPath { appending(.key(key)) }

  /// The path of the value that ends before the location.
  var ofLastValue: JSONPath {
    guard let lastChild else { return ofContainer }
    return appending(isInObject ? .key(key(lastChild - 1)) : .index(container.count - 1))
  }

  func key(_ node: Int) -> String { document.string(of: document.tape[node]) }

  /// The range of a key with its quotes.
  func span(_ node: Int) -> Range<Int> { document.span(of: document.tape[node]) }

  private func appending(_ component: JSONPath.Component) -> JSONPath {
    JSONPath(ofContainer.components + [component])
  }
}
