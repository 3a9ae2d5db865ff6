/// How values are read; see ``CodableDecoder``.
struct DecodingOptions: Sendable {
  /// Whether a number too small for a floating-point type is an error, as in `JSONDecoder`, and not 0.
  var rejectsUnderflow = false
  var dates: DateReading = .deferredToDate
  var data: CodableDecoder.DataDecodingStrategy = .base64
  var floats: CodableDecoder.NonConformingFloatDecodingStrategy = .throw
  var keys: CodableDecoder.KeyDecodingStrategy = .useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
}

/// How values are written; see ``CodableEncoder``.
struct EncodingOptions: Sendable {
  var dates: DateWriting = .deferredToDate
  var data: CodableEncoder.DataEncodingStrategy = .base64
  var floats: CodableEncoder.NonConformingFloatEncodingStrategy = .throw
  var keys: CodableEncoder.KeyEncodingStrategy = .useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
}
