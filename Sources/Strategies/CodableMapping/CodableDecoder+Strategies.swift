extension CodableDecoder {
  /// How dates are decoded.
  public typealias DateDecodingStrategy = CodableMapping.DateDecodingStrategy
  /// How `Data` is decoded.
  public typealias DataDecodingStrategy = CodableMapping.DataDecodingStrategy
  /// How numbers that JSON can't express are decoded.
  public typealias NonConformingFloatDecodingStrategy = CodableMapping.NonConformingFloatDecodingStrategy
  /// How keys are decoded.
  public typealias KeyDecodingStrategy = CodableMapping.KeyDecodingStrategy
}

extension CodableEncoder {
  /// How dates are encoded.
  public typealias DateEncodingStrategy = CodableMapping.DateEncodingStrategy
  /// How `Data` is encoded.
  public typealias DataEncodingStrategy = CodableMapping.DataEncodingStrategy
  /// How numbers that JSON can't express are encoded.
  public typealias NonConformingFloatEncodingStrategy = CodableMapping.NonConformingFloatEncodingStrategy
  /// How keys are encoded.
  public typealias KeyEncodingStrategy = CodableMapping.KeyEncodingStrategy
}
