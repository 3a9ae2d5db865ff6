/// Decoding; checked is that it gives the values that the document was generated from.
///
/// - Parameter checksRoundTrip: whether these values must survive encoding, too; false where the document is
///   so long that its cell of encoding alone proves that.
func decodingWork<C: Codec>(_ codec: C, _ data: DataSet<C.Value>, checksRoundTrip: Bool) -> Workload {
  let document = codec.document(from: data.bytes)
  return Workload(
    objects: data.objects, bytes: data.bytes.count,
    check: {
      try CorrectnessGate.checkDecoding(codec, of: data)
      if checksRoundTrip {
        try CorrectnessGate.checkRoundTrip(codec, of: data)
      }
    }
  ) { calls in
    for _ in 0..<calls {
      blackHole(try codec.decode(document))
    }
  }
}

/// Encoding; checked is that the codec and the reference read back what it wrote.
///
/// - Parameter checksReference: false where the document is so long that only the codec itself reads it back;
///   the reference reads the same codec's shorter documents.
func encodingWork<C: Codec, R: Codec>(
  _ codec: C, _ reference: R, _ data: DataSet<C.Value>, checksReference: Bool
) -> Workload where C.Value == R.Value {
  Workload(
    objects: data.objects, bytes: data.bytes.count,
    check: { try CorrectnessGate.checkEncoding(codec, of: data, against: checksReference ? reference : nil) }
  ) { calls in
    for _ in 0..<calls {
      blackHole(try codec.encode(data.value))
    }
  }
}

/// Decoding and encoding again; checked is that the values survive it.
func roundTripWork<C: Codec>(_ codec: C, _ data: DataSet<C.Value>) -> Workload {
  let document = codec.document(from: data.bytes)
  return Workload(
    objects: data.objects, bytes: data.bytes.count,
    check: { try CorrectnessGate.checkRoundTrip(codec, of: data) }
  ) { calls in
    for _ in 0..<calls {
      blackHole(try codec.encode(codec.decode(document)))
    }
  }
}

/// Decoding a document that is not acceptable; checked is that it is rejected and the sound one accepted.
func rejectingWork<C: Codec>(_ codec: C, _ data: DataSet<C.Value>, broken: [UInt8]?) throws -> Workload {
  guard let broken else { throw GateFailure("there is no broken document of this model") }
  let document = codec.document(from: broken)
  func reject() throws {
    do {
      blackHole(try codec.decode(document))
    } catch {
      blackHole(error)
      return
    }
    throw GateFailure("accepts a document that lacks a member")
  }
  return Workload(
    objects: data.objects, bytes: broken.count,
    check: {
      try CorrectnessGate.checkDecoding(codec, of: data)
      try reject()
    }
  ) { calls in
    for _ in 0..<calls {
      try reject()
    }
  }
}
