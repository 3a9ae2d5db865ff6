import Catalog

/// Checks that a codec must pass before it is measured.
enum CorrectnessGate {
  /// Checks that decoding gives the values from which the document was generated.
  static func checkDecoding<C: Codec>(_ codec: C, of data: DataSet<C.Value>) throws {
    guard try codec.decode(codec.document(from: data.bytes)) == data.value else {
      throw GateFailure("decodes to other values")
    }
  }

  /// Checks that decoding and encoding preserve the value.
  static func checkRoundTrip<C: Codec>(_ codec: C, of data: DataSet<C.Value>) throws {
    let document = codec.document(from: data.bytes)
    guard try codec.decode(codec.encode(codec.decode(document))) == data.value else {
      throw GateFailure("does not read back what it encodes")
    }
  }

  /// Checks that the codec, and the reference if there is one, decode the encoded document to its values.
  static func checkEncoding<C: Codec, R: Codec>(
    _ codec: C, of data: DataSet<C.Value>, against reference: R?
  ) throws where C.Value == R.Value {
    let document = try codec.encode(data.value)
    guard try codec.decode(document) == data.value else {
      throw GateFailure("does not read back what it encodes")
    }
    guard let reference else { return }
    guard let decoded = try? reference.decode(reference.document(from: codec.bytes(of: document))) else {
      throw GateFailure("encodes what the reference cannot read")
    }
    guard decoded == data.value else {
      throw GateFailure("encodes what the reference reads as other values")
    }
  }
}
