extension CodableDecoder {
  /// How dates are read.
  public typealias DateDecodingStrategy = CodableMapping.DateDecodingStrategy
  /// How `Data` is read.
  public typealias DataDecodingStrategy = CodableMapping.DataDecodingStrategy
  /// How numbers that JSON can't express are read.
  public typealias NonConformingFloatDecodingStrategy = CodableMapping.NonConformingFloatDecodingStrategy
  /// How keys are read.
  public typealias KeyDecodingStrategy = CodableMapping.KeyDecodingStrategy
}

extension CodableEncoder {
  /// How dates are written.
  public typealias DateEncodingStrategy = CodableMapping.DateEncodingStrategy
  /// How `Data` is written.
  public typealias DataEncodingStrategy = CodableMapping.DataEncodingStrategy
  /// How numbers that JSON can't express are written.
  public typealias NonConformingFloatEncodingStrategy = CodableMapping.NonConformingFloatEncodingStrategy
  /// How keys are written.
  public typealias KeyEncodingStrategy = CodableMapping.KeyEncodingStrategy
}
