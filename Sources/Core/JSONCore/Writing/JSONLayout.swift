/// Rewrites compact text: indented, with sorted keys, or both. Does not recurse, however deep the text is
/// nested.
struct JSONLayout {
  private let options: JSONWriteOptions
  private let document: Document
  private var bytes: [UInt8] = []
  /// The open containers, the innermost last.
  private var open: [Container] = []

  private struct Container {
    /// The nodes of the elements, or of the members' values, in the order of writing.
    let children: [Int]
    let isObject: Bool
    /// The position of the child to write next.
    var next = 0
  }

  /// Parses the compact text.
  ///
  /// - Throws: `key-collision` if the options reject duplicate keys and there is one, and the errors of
  ///   parsing.
  init(_ text: UnsafeBufferPointer<UInt8>, options: JSONWriteOptions) throws(JSONError) {
    self.options = options
    var parsing = JSONParseOptions(depthLimit: options.depthLimit, sizeLimit: .max)
    if options.rejectsDuplicateKeys { parsing.duplicateKeys = .reject }
    do throws(JSONError) {
      document = try Document(ParsedText(UnsafeRawBufferPointer(text), options: parsing))
    } catch {
      // The caller doesn't receive the compact text, so a location in it would be useless.
      guard let (key, path) = error.failedParse?.duplicateKey else { throw error }
      throw JSONError(.keyCollision(key), at: path)
    }
  }

  /// The text in its new layout.
  ///
  /// - Throws: `size-limit`: indentation may make a text many times as long. In canonical form, throws
  ///   `number-out-of-range` too.
  consuming func result() throws(JSONError) -> [UInt8] {
    bytes.reserveCapacity(document.text.count * (options.pretty ? 2 : 1))
    try begin(0)
    while let container = open.last {
      guard container.next < container.children.count else {
        end(container)
        try options.checkSize(bytes.count)
        continue
      }
      let child = container.children[container.next]
      open[open.count - 1].next += 1
      if container.next > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine()
      if container.isObject {
        try append(child - 1)
        bytes += (options.pretty ? options.spaceBeforeColon ? " : " : ": " : ":").utf8
      }
      try begin(child)
      try options.checkSize(bytes.count)
    }
    return bytes
  }

  /// Writes a scalar, or the opening bracket of a container, which becomes the innermost open one.
  private mutating func begin(_ index: Int) throws(JSONError) {
    guard document.tape[index].isContainer else { return try append(index) }
    let isObject = document.tape[index].isKind(.object)
    bytes.append(UInt8(ascii: isObject ? "{" : "["))
    open.append(Container(children: children(of: index), isObject: isObject))
  }

  private mutating func end(_ container: Container) {
    open.removeLast()
    if !container.children.isEmpty {
      breakLine()
    } else if options.pretty, options.breaksEmptyContainers {
      bytes.append(UInt8(ascii: "\n"))
      breakLine()
    }
    bytes.append(UInt8(ascii: container.isObject ? "}" : "]"))
  }

  private mutating func breakLine() {
    guard options.pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: open.count * 2))
  }

  /// The elements of an array, or the values of an object's members, in the order of writing.
  private func children(of container: Int) -> [Int] {
    let children = document.children(of: container)
    guard options.sortedKeys, document.tape[container].isKind(.object) else { return children }
    let names = children.map { (child: $0, name: sortedForm(of: document.string(of: document.tape[$0 - 1]))) }
    // The sort is stable: duplicates retain their order.
    return names.sorted {
      $0.name == $1.name ? $0.child < $1.child : $0.name.lexicographicallyPrecedes($1.name)
    }.map(\.child)
  }

  /// The bytes by which a key is sorted: in canonical form, those of UTF-16.
  private func sortedForm(of key: String) -> [UInt8] {
    guard options.isCanonical else { return Array(key.utf8) }
    return key.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  /// Writes a key or a scalar. Text that was written as JSON can have escapes that canonical form lacks.
  private mutating func append(_ index: Int) throws(JSONError) {
    let node = document.tape[index]
    switch options.isCanonical ? JSONKind(node.kind) : .null {
    case .number: bytes += try canonicalNumber(index)
    case .string: bytes += quotedJSON(document.string(of: node)).utf8
    default: bytes += text(of: index)
    }
  }

  private func canonicalNumber(_ index: Int) throws(JSONError) -> [UInt8] {
    let text = text(of: index)
    let value = DecimalConversion.double(digits: UnsafeRawBufferPointer(text))
    guard value.isFinite else {
      // The path is derived from the text before the number.
      let path = bytes.withUnsafeBytes { failedParse(of: $0)?.path } ?? JSONPath()
      let preview = String(decoding: text.prefix(40), as: UTF8.self)
      throw JSONError(.outOfRange(Double.self), at: path, found: (.number, preview))
    }
    return Array(NumberWriting.canonicalText(value).utf8)
  }

  /// The text of a key, a string, a number or a literal in the compact form.
  private func text(of index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: document.text[document.span(of: document.tape[index])])
  }
}
