/// Decoding, once it gave the values that the document was generated from.
func decodingWork<C: Codec>(_ codec: C, _ data: DataSet<C.Value>) throws -> Workload {
  try CorrectnessGate.checkDecoding(codec, of: data)
  let document = codec.document(from: data.bytes)
  return Workload(objects: data.objects, bytes: data.bytes.count) { calls in
    for _ in 0..<calls {
      blackHole(try codec.decode(document))
    }
  }
}

/// Encoding, once the codec and the reference read back what it wrote.
///
/// - Parameter checksReference: false where the document is so long that only the codec itself reads it back; the
///   reference reads the same codec's shorter documents.
func encodingWork<C: Codec, R: Codec>(
  _ codec: C, _ reference: R, _ data: DataSet<C.Value>, checksReference: Bool
) throws -> Workload where C.Value == R.Value {
  try CorrectnessGate.checkEncoding(codec, of: data, against: checksReference ? reference : nil)
  return Workload(objects: data.objects, bytes: data.bytes.count) { calls in
    for _ in 0..<calls {
      blackHole(try codec.encode(data.value))
    }
  }
}

/// Decoding and encoding again, once the values survived it.
func roundTripWork<C: Codec>(_ codec: C, _ data: DataSet<C.Value>) throws -> Workload {
  let document = codec.document(from: data.bytes)
  guard try codec.decode(codec.encode(codec.decode(document))) == data.value else {
    throw GateFailure("does not read back what it encodes")
  }
  return Workload(objects: data.objects, bytes: data.bytes.count) { calls in
    for _ in 0..<calls {
      blackHole(try codec.encode(codec.decode(document)))
    }
  }
}

/// Decoding a document that is not acceptable, once it was rejected and the sound one accepted.
func rejectingWork<C: Codec>(
  _ codec: C, _ data: DataSet<C.Value>, broken: [UInt8]?
) throws -> Workload {
  guard let broken else { throw GateFailure("there is no broken document of this model") }
  try CorrectnessGate.checkDecoding(codec, of: data)
  let document = codec.document(from: broken)
  func isRejected() -> Bool {
    do {
      blackHole(try codec.decode(document))
      return false
    } catch {
      blackHole(error)
      return true
    }
  }
  guard isRejected() else { throw GateFailure("accepts a document that lacks a member") }
  return Workload(objects: data.objects, bytes: broken.count) { calls in
    for _ in 0..<calls where !isRejected() {
      throw GateFailure("accepts a document that lacks a member")
    }
  }
}
