internal import JSONCore

/// The position of a tag.
enum TagForm: Sendable, Hashable {
  /// A member of the case's own object.
  case within(key: String)
  /// A member next to the content, which is a member too.
  case beside(key: String, content: String)
  /// The key of the content.
  case around
}

/// The tag of a case, prepared for writing around its content.
struct TagFrame: Sendable {
  private let form: TagForm
  private let tag: String
  /// The beginning of an object with the tag inside.
  private var start: [UInt8] = []
  /// The same with slashes escaped.
  private var escapedStart: [UInt8] = []

  init(_ form: TagForm, _ tag: String) {
    self.form = form
    self.tag = tag
    guard case .within(let key) = form else { return }
    start = TagFrame.start(key, tag, escapesSlashes: false)
    escapedStart = TagFrame.start(key, tag, escapesSlashes: true)
  }

  private static func start(_ key: String, _ tag: String, escapesSlashes: Bool) -> [UInt8] {
    var writer = JSONWriter(options: JSONWriteOptions(escapesSlashes: escapesSlashes))
    let beginning = writer.checkpoint
    // Nothing is open yet, so no limit can be reached.
    try? writer.beginObject()
    writer.key(key)
    writer.write(tag)
    return writer.text(since: beginning).dropLast()
  }

  private func start(_ key: String, for writer: borrowing JSONWriter) -> [UInt8] {
    let escapes = writer.options.escapesSlashes
    guard !writer.convertsKeys else {
      return TagFrame.start(writer.jsonKey(for: key), tag, escapesSlashes: escapes)
    }
    return escapes ? escapedStart : start
  }

  /// Writes the content with `write`, and the tag.
  ///
  /// - Throws: What `write` throws, and `custom` if the tag belongs inside an object but `write` doesn't
  ///   write one.
  func write(
    to writer: inout JSONWriter, _ write: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    if case .within(let key) = form {
      let start = start(key, for: writer)
      guard try writer.writeObject(beginningWith: start, write) else {
        throw writer.error(
          .custom("the content of \"\(tag)\" isn't an object, so it can't contain the tag \"\(key)\""))
      }
      return
    }
    try begin(&writer)
    if case .beside(_, let content) = form { writer.key(content) }
    try write(&writer)
    writer.endObject()
  }

  /// Writes the tag of a case without content.
  ///
  /// - Throws: `depth-limit` or `size-limit`.
  func writeAlone(to writer: inout JSONWriter) throws(JSONError) {
    try begin(&writer)
    if case .around = form {
      try writer.beginObject()
      writer.endObject()
    }
    writer.endObject()
  }

  /// Begins the object that contains the tag and the content.
  private func begin(_ writer: inout JSONWriter) throws(JSONError) {
    try writer.beginObject()
    switch form {
    case .within(let key), .beside(let key, _):
      writer.key(key)
      writer.write(tag)
    case .around: writer.key(verbatim: tag)
    }
  }
}
