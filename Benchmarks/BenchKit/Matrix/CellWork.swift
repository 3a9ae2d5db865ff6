import Catalog

/// Decoding. The gate checks that decoding returns the values from which each document was generated.
///
/// - Parameter checksRoundTrip: Whether the gate also encodes and decodes the values of the first document;
///   false for long documents, where only the gate of encoding does.
func decodingWork<C: Codec>(
  _ codec: C, _ data: DocumentRotation<C.Value>, checksRoundTrip: Bool
) -> Workload {
  let documents = data.documents.map { codec.document(from: $0.bytes) }
  return Workload(
    data,
    check: {
      for document in data.documents { try CorrectnessGate.checkDecoding(codec, of: document) }
      if checksRoundTrip { try CorrectnessGate.checkRoundTrip(codec, of: data.first) }
    }
  ) { calls in
    try calls.forEachDocument(of: documents.count) { blackHole(try codec.decode(documents[$0])) }
  }
}

/// Encoding what the codec has decoded. The gate checks that the codec and the reference decode each encoded
/// document to its values.
///
/// - Parameters:
///   - reference: `nil` for long documents, which only the codec itself decodes; the reference decodes the
///     same codec's shorter documents.
///   - agreed: The texts that the reference has already decoded; shared by the rows of a block.
func encodingWork<C: Codec>(
  _ codec: C, _ reference: (any Codec<C.Value>)?, _ data: DocumentRotation<C.Value>, agreed: AgreedTexts
) throws -> Workload {
  // Strings that a generator has built have another layout in memory, and would be encoded more slowly.
  let values = try data.documents.map { try codec.decode(codec.document(from: $0.bytes)) }
  return Workload(
    data,
    check: {
      for (index, document) in data.documents.enumerated() {
        try CorrectnessGate.checkEncoding(
          codec, of: document, against: reference, agreed: &agreed.texts[index])
      }
    }
  ) { calls in
    try calls.forEachDocument(of: values.count) { blackHole(try codec.encode(values[$0])) }
  }
}

/// Decoding and encoding. The gate checks that this preserves the values of each document.
func roundTripWork<C: Codec>(_ codec: C, _ data: DocumentRotation<C.Value>) -> Workload {
  let documents = data.documents.map { codec.document(from: $0.bytes) }
  return Workload(
    data,
    check: {
      for document in data.documents { try CorrectnessGate.checkRoundTrip(codec, of: document) }
    }
  ) { calls in
    try calls.forEachDocument(of: documents.count) {
      blackHole(try codec.encode(codec.decode(documents[$0])))
    }
  }
}

/// Decoding broken documents. The gate checks that the codec rejects them and accepts the intact ones.
func rejectingWork<C: Codec>(
  _ codec: C, _ data: DocumentRotation<C.Value>, broken: [[UInt8]]?
) throws -> Workload {
  guard let broken else { throw GateFailure("there is no broken document of this model") }
  let documents = broken.map { codec.document(from: $0) }
  func reject(_ document: C.Document) throws {
    do {
      blackHole(try codec.decode(document))
    } catch {
      blackHole(error)
      return
    }
    throw GateFailure("accepts a document that lacks a member")
  }
  return Workload(
    objects: data.first.objects, lengths: broken.map(\.count),
    check: {
      for document in data.documents { try CorrectnessGate.checkDecoding(codec, of: document) }
      for document in documents { try reject(document) }
    }
  ) { calls in
    try calls.forEachDocument(of: documents.count) { try reject(documents[$0]) }
  }
}

/// Decoding documents that arrive in as many chunks as they have objects. The gate checks that the last value
/// is the one from which the document was generated.
///
/// - Parameter whole: Decodes a complete document.
func partialWork<Value: Equatable>(
  _ decode: @escaping DecodeArriving<Value>, _ whole: @escaping ([UInt8]) throws -> Value,
  _ data: DocumentRotation<Value>
) -> Workload {
  func parts(_ count: Int, of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    (0..<count).map { bytes[bytes.count * $0 / count..<bytes.count * ($0 + 1) / count] }
  }
  let documents = data.documents.map { parts($0.objects, of: $0.bytes) }
  var work = Workload(
    data,
    check: {
      for (document, chunks) in zip(data.documents, documents) {
        guard try decode(chunks, true) == document.value else { throw GateFailure("decodes to other values") }
      }
    }
  ) { calls in
    try calls.forEachDocument(of: documents.count) { blackHole(try decode(documents[$0], true)) }
  }
  work.arriving = { count, decodesEach in
    let elements = Array(repeating: data.first.bytes.dropFirst().dropLast(), count: arrivingLists)
    let list = Array("[".utf8) + elements.joined(separator: ",".utf8) + "]".utf8
    guard let count else { return { blackHole(try whole(list)) } }
    let chunks = parts(count, of: list)
    return { blackHole(try decode(chunks, decodesEach)) }
  }
  return work
}

/// How often the elements of a list are in the longer list that arrives in parts.
let arrivingLists = 10

extension Workload {
  /// Creates a workload whose calls use the documents in turn.
  init<Value>(
    _ data: DocumentRotation<Value>, check: @escaping () throws -> Void = {},
    run: @escaping (_ calls: Range<Int>) throws -> Void
  ) {
    self.init(objects: data.first.objects, lengths: data.documents.map(\.bytes.count), check: check, run: run)
  }
}
