import Catalog

/// Decoding; the gate checks that every document gives the values that it was generated from.
///
/// - Parameter checksRoundTrip: whether the values of the first document must survive encoding, too; false
///   for long documents, where the cell of encoding alone proves that.
func decodingWork<C: Codec>(
  _ codec: C, _ data: DocumentRotation<C.Value>, checksRoundTrip: Bool
) -> Workload {
  let documents = data.documents.map { codec.document(from: $0.bytes) }
  return Workload(
    data,
    check: {
      for document in data.documents { try CorrectnessGate.checkDecoding(codec, of: document) }
      if checksRoundTrip {
        try CorrectnessGate.checkRoundTrip(codec, of: data.first)
      }
    }
  ) { calls in
    try calls.forEachDocument(of: documents.count) { blackHole(try codec.decode(documents[$0])) }
  }
}

/// Encoding; the gate checks that the codec and the reference decode every encoded document to the same
/// values.
///
/// - Parameters:
///   - reference: nil for long documents, which only the codec itself decodes; the reference decodes the same
///     codec's shorter documents.
///   - agreed: shared by the rows of a block.
func encodingWork<C: Codec>(
  _ codec: C, _ reference: (any Codec<C.Value>)?, _ data: DocumentRotation<C.Value>, agreed: AgreedTexts
) -> Workload {
  let values = data.documents.map(\.value)
  return Workload(
    data,
    check: {
      for (index, document) in data.documents.enumerated() {
        try CorrectnessGate.checkEncoding(
          codec, of: document, against: reference, agreed: &agreed.texts[index, default: []])
      }
    }
  ) { calls in
    try calls.forEachDocument(of: values.count) { blackHole(try codec.encode(values[$0])) }
  }
}

/// Decoding and encoding; the gate checks that the values of every document survive it.
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

/// Decoding unacceptable documents; the gate checks that they are rejected and the sound ones accepted.
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

extension Workload {
  /// Work on each of the documents in turn.
  init<Value>(
    _ data: DocumentRotation<Value>, check: @escaping () throws -> Void = {},
    run: @escaping (_ calls: Range<Int>) throws -> Void
  ) {
    self.init(
      objects: data.first.objects, lengths: data.documents.map(\.bytes.count), check: check, run: run)
  }
}
