public import Foundation

// Foundation's own enums, except those of dates: outside of Apple's platforms, Foundation's `formatted` is a
// closure, whose error can't name the format.

extension CodableDecoder {
  /// How dates are decoded.
  public typealias DateDecodingStrategy = CodableMapping.DateDecodingStrategy
  /// How `Data` is decoded.
  public typealias DataDecodingStrategy = JSONDecoder.DataDecodingStrategy
  /// How numbers that JSON can't express are decoded.
  public typealias NonConformingFloatDecodingStrategy = JSONDecoder.NonConformingFloatDecodingStrategy
  /// How keys are decoded.
  public typealias KeyDecodingStrategy = JSONDecoder.KeyDecodingStrategy
}

extension CodableEncoder {
  /// How the text is laid out.
  public typealias OutputFormatting = JSONEncoder.OutputFormatting
  /// How dates are encoded.
  public typealias DateEncodingStrategy = CodableMapping.DateEncodingStrategy
  /// How `Data` is encoded.
  public typealias DataEncodingStrategy = JSONEncoder.DataEncodingStrategy
  /// How numbers that JSON can't express are encoded.
  public typealias NonConformingFloatEncodingStrategy = JSONEncoder.NonConformingFloatEncodingStrategy
  /// How keys are encoded.
  public typealias KeyEncodingStrategy = JSONEncoder.KeyEncodingStrategy
}
