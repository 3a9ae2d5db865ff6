#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CodableEncoder {
  /// Encodes a value that takes a configuration.
  ///
  /// Containers have methods for such values too; they are Foundation's own.
  /// Throws `EncodingError`, or what the value's own `encode(to:configuration:)` throws.
  public final func encode<Value: EncodableWithConfiguration>(
    _ value: Value, configuration: Value.EncodingConfiguration
  ) throws -> Data {
    do {
      return try encode(Configured(value: value, configuration: configuration))
    } catch EncodingError.invalidValue(let failed, let context) where failed is Configured<Value> {
      throw EncodingError.invalidValue(value, context)
    }
  }

  /// Encodes a value with the configuration that a type provides.
  ///
  /// Throws `EncodingError`, or what the value's own `encode(to:configuration:)` throws.
  public final func encode<Value: EncodableWithConfiguration, Provider: EncodingConfigurationProviding>(
    _ value: Value, configuration: Provider.Type
  ) throws -> Data where Value.EncodingConfiguration == Provider.EncodingConfiguration {
    try encode(value, configuration: Provider.encodingConfiguration)
  }
}

/// A value with its configuration, as what encoders take.
private struct Configured<Value: EncodableWithConfiguration>: Encodable {
  let value: Value
  let configuration: Value.EncodingConfiguration

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder, configuration: configuration)
  }
}
