/// Lays out compact text again: indented, with sorted keys, or both.
struct JSONLayout {
  let options: JSONWriteOptions

  init(_ options: JSONWriteOptions) {
    self.options = options
  }

  /// The text in its new layout. The depth was limited when it was written, so recursion is.
  func bytes(of text: UnsafeBufferPointer<UInt8>) throws(JSONError) -> [UInt8] {
    let document = try Document(
      copying: UnsafeRawBufferPointer(text),
      options: JSONParseOptions(depthLimit: options.depthLimit, sizeLimit: .max)
    )
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * (options.pretty ? 2 : 1))
    append(0, of: document, level: 0, to: &bytes)
    return bytes
  }

  private func append(_ index: Int, of document: Document, level: Int, to bytes: inout [UInt8]) {
    let node = document.tape[index]
    switch node.kind {
    case .array:
      var element = index + 1
      let elements = (0..<node.count).map { _ in
        defer { element += document.tape[element].size }
        return element
      }
      append(elements, of: document, level: level, between: "[", "]", to: &bytes)
    case .object:
      var key = index + 1
      var keys = (0..<node.count).map { _ in
        defer { key += 1 + document.tape[key + 1].size }
        return key
      }
      if options.sortedKeys {
        keys = sorted(keys, of: document)
      }
      append(keys, of: document, level: level, between: "{", "}", isObject: true, to: &bytes)
    default:
      bytes += text(of: node, in: document)
    }
  }

  /// Sorts stably, so that duplicates keep their order.
  private func sorted(_ keys: [Int], of document: Document) -> [Int] {
    let names = keys.map { (key: $0, name: Array(document.string(of: document.tape[$0]).utf8)) }
    return names.sorted { $0.name.lexicographicallyPrecedes($1.name) }.map(\.key)
  }

  private func append(
    _ children: [Int], of document: Document, level: Int, between opening: String, _ closing: String,
    isObject: Bool = false, to bytes: inout [UInt8]
  ) {
    bytes += opening.utf8
    for (position, child) in children.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(level + 1, &bytes)
      guard isObject else {
        append(child, of: document, level: level + 1, to: &bytes)
        continue
      }
      bytes += text(of: document.tape[child], in: document)
      bytes += (options.pretty ? options.spaceBeforeColon ? " : " : ": " : ":").utf8
      append(child + 1, of: document, level: level + 1, to: &bytes)
    }
    if !children.isEmpty { breakLine(level, &bytes) }
    bytes += closing.utf8
  }

  private func breakLine(_ level: Int, _ bytes: inout [UInt8]) {
    guard options.pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<level * 2 { bytes.append(UInt8(ascii: " ")) }
  }

  /// The text of a key, a string, a number or a literal as it stands in the compact form.
  private func text(of node: Node, in document: Document) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: document.text[document.span(of: node)])
  }
}
