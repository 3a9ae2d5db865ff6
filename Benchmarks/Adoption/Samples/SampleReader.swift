import JSONCore

/// Reads samples: documents, or JSON Lines.
struct SampleReader {
  /// The path of the values in each document; `nil` for the documents themselves.
  let path: JSONKeyPath?
  /// The keys of tags, by priority.
  var tags: [String] = []

  /// The values of all files as one document, with its shape.
  struct Samples {
    let bytes: [UInt8]
    let shape: Shape
    /// The number of members that the document leaves out, because the object already has their keys.
    let repeatedKeys: Int
    /// A number that Foundation's coders don't decode exactly; `nil` if there is none.
    let inexactNumber: String?
    /// Two keys of an object that are canonically equivalent, in words; `nil` if there are none.
    let equivalentKeys: String?
  }

  /// - Throws: ``MalformedSample`` or ``UnsuitableSample``.
  func read(_ texts: [SampleText]) throws -> Samples {
    let documents = try Self.documents(in: texts)
    let (values, reading, equivalentKeys) = try read(documents)
    let bytes =
      documents.count == 1 && path == nil && reading.repeatedKeys == 0
      ? Self.withoutMark(texts.first { !$0.bytes.isEmpty }?.bytes ?? [])
      : try text(of: documents, flattens: values.kinds == .array, isLone: documents.count == 1)
    let shape: Shape
    if documents.count == 1 || values.kinds == .array {
      shape = values
    } else {
      shape = Shape()
      shape.count = 1
      shape.kinds = .array
      shape.elements = values
    }
    return Samples(
      bytes: bytes, shape: shape, repeatedKeys: reading.repeatedKeys,
      inexactNumber: reading.inexactNumber, equivalentKeys: equivalentKeys)
  }

  /// The shape of the values of all documents.
  ///
  /// - Throws: ``MalformedSample`` or ``UnsuitableSample``.
  func shape(of texts: [SampleText]) throws -> Shape { try read(Self.documents(in: texts)).values }

  private func read(
    _ documents: [SampleDocument]
  ) throws -> (values: Shape, reading: ShapeReading, equivalentKeys: String?) {
    var first = ShapeReading(tags: tags)
    let found = Shape()
    for document in documents {
      try withValue(of: document) { (value) throws(JSONError) in
        try first.add(value, to: found, after: nil)
      }
    }
    var reading = ShapeReading(tags: tags, after: first)
    let values = Shape()
    var equivalentKeys: String?
    for document in documents {
      try withValue(of: document) { (value) throws(JSONError) in
        try reading.add(value, to: values, after: found)
      }
      if equivalentKeys == nil, let error = reading.equivalentKeys {
        equivalentKeys = Self.sentence(error, document.document)
      }
    }
    return (values, reading, equivalentKeys)
  }

  private static func documents(in texts: [SampleText]) throws -> [SampleDocument] {
    let documents = try texts.flatMap { text in
      try text.locatingErrors { () throws(JSONError) in try Self.documents(in: text) }
    }
    guard !documents.isEmpty else { throw UnsuitableSample(description: "there are no samples") }
    return documents
  }

  /// The path and the message of an error, which the document completes when it is thrown.
  private static func sentence(_ error: JSONError, _ document: Document) -> String? {
    do throws(JSONError) {
      try document.withRoot { (_) throws(JSONError) in throw error }
      return nil
    } catch {
      return "\(error.issue.path) has \(error.issue.message)"
    }
  }

  private func withValue(
    of sample: SampleDocument, _ body: (JSONValue) throws(JSONError) -> Void
  ) throws {
    func use(_ document: Document) throws(JSONError) {
      try document.withRoot { (root) throws(JSONError) in
        guard let path else { return try body(root) }
        try body(root.value(at: path))
      }
    }
    do throws(JSONError) {
      try use(sample.document)
    } catch {
      try sample.text.locatingErrors { () throws(JSONError) in try use(sample.located()) }
    }
  }

  /// The document of a file, or those of its lines. Either may begin with a byte order mark.
  private static func documents(in text: SampleText) throws(JSONError) -> [SampleDocument] {
    let options = JSONParseOptions(allowsByteOrderMark: true)
    do throws(JSONError) {
      return [SampleDocument(document: try Document(parsing: text.bytes, options: options), text: text)]
    } catch {
      // A second value on another line.
      guard error.issue.code == .trailingContent, error.line > 1 else { throw error }
      return try lines(of: SampleText(path: text.path, bytes: withoutMark(text.bytes)))
    }
  }

  private static func lines(of text: SampleText) throws(JSONError) -> [SampleDocument] {
    var documents: [SampleDocument] = []
    var start = 0
    var number = 0
    while start < text.bytes.count {
      let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
      if text.bytes[start..<end].contains(where: { $0 > 0x20 }) {
        documents.append(try SampleDocument(line: number, start..<end, of: text))
      }
      number += 1
      start = end + 1
    }
    return documents
  }

  /// The values as one document: the value, or an array of all values, with each on its own line.
  private func text(of documents: [SampleDocument], flattens: Bool, isLone: Bool) throws -> [UInt8] {
    var lines: [[UInt8]] = []
    for document in documents {
      try withValue(of: document) { (value) throws(JSONError) in
        guard flattens else { return lines.append(try Self.text(of: value)) }
        try value.array().forEach { (element) throws(JSONError) in lines.append(try Self.text(of: element)) }
      }
    }
    if isLone, !flattens { return (lines.first ?? []) + [UInt8(ascii: "\n")] }
    return Array("[\n".utf8) + Array(lines.joined(separator: Array(",\n".utf8))) + Array("\n]\n".utf8)
  }

  /// The text of a value, without members whose keys are repeated.
  private static func text(of value: JSONValue) throws(JSONError) -> [UInt8] {
    var writer = JSONWriter()
    try OwnedJSON(value).write(to: &writer)
    return try writer.finish()
  }

  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
}
