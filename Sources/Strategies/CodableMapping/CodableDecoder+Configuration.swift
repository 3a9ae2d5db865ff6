internal import JSONCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CodableDecoder {
  /// Decodes a value that takes a configuration.
  ///
  /// Containers have methods for such values too; they are Foundation's own.
  /// Throws `DecodingError`, or what the value's own `init(from:configuration:)` throws.
  public final func decode<Value: DecodableWithConfiguration>(
    _ type: Value.Type, from data: Data, configuration: Value.DecodingConfiguration
  ) throws -> Value {
    try decode(from: document(from: data)) { decoder in
      try Value(from: decoder, configuration: configuration)
    }
  }

  /// Decodes a value with the configuration that a type provides.
  ///
  /// Throws `DecodingError`, or what the value's own `init(from:configuration:)` throws.
  public final func decode<Value: DecodableWithConfiguration, Provider: DecodingConfigurationProviding>(
    _ type: Value.Type, from data: Data, configuration: Provider.Type
  ) throws -> Value where Value.DecodingConfiguration == Provider.DecodingConfiguration {
    try decode(type, from: data, configuration: Provider.decodingConfiguration)
  }
}
