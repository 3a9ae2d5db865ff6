import Catalog

/// Checks that a codec must pass before it is measured.
enum CorrectnessGate {
  /// Checks that decoding returns the value from which the document was generated.
  static func checkDecoding<C: Codec>(_ codec: C, of data: DataSet<C.Value>) throws {
    guard try codec.decode(bytes: data.bytes) == data.value else {
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
  ///
  /// - Parameter agreed: A text that the reference has already decoded to these values, from another codec;
  ///   set to this codec's text.
  static func checkEncoding<C: Codec>(
    _ codec: C, of data: DataSet<C.Value>, against reference: (any Codec<C.Value>)?, agreed: inout [UInt8]?
  ) throws {
    let document = try codec.encode(data.value)
    guard try codec.decode(document) == data.value else {
      throw GateFailure("does not read back what it encodes")
    }
    guard let reference else { return }
    let bytes = codec.bytes(of: document)
    guard bytes != agreed else { return }
    guard let decoded = try? reference.decode(bytes: bytes) else {
      throw GateFailure("encodes what the reference cannot read")
    }
    guard decoded == data.value else { throw GateFailure("encodes what the reference reads as other values") }
    agreed = bytes
  }
}

/// For each document of a rotation, the last text that the reference has decoded to its values.
///
/// Most strategies write the same text, so that the reference, which is the slowest, decodes it only once.
final class AgreedTexts {
  var texts: [Int: [UInt8]] = [:]
}
