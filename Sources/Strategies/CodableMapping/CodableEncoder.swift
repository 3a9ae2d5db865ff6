public import Foundation
internal import JSONCore

/// A replacement for Foundation's `JSONEncoder`: the same options, the same results, the same errors.
///
///     let encoder = CodableEncoder()
///     encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
///     let data = try encoder.encode(movie)
///
/// Without `sortedKeys` members are in the order in which they are encoded; Foundation doesn't specify their
/// order. If values are encoded out of order, as `Codable` allows, for example with a super encoder, the whole
/// value is encoded a second time.
///
/// Set the options before the encoder is shared between threads.
open class CodableEncoder: @unchecked Sendable {
  // Unchecked, because the compiler can't check an open class. As with JSONEncoder, options are set before
  // the encoder is shared, and an encode changes nothing but the idle sessions, which are exchanged atomically.

  private var base = EncodingRun(EncodingOptions())

  /// The run with the current options; a subclass can override them.
  private var run: EncodingRun { type(of: self) == CodableEncoder.self ? base : EncodingRun(options) }

  private var options: EncodingOptions {
    EncodingOptions(
      dates: .strategy(dateEncodingStrategy), data: dataEncodingStrategy,
      floats: nonConformingFloatEncodingStrategy, keys: keyEncodingStrategy, userInfo: userInfo)
  }

  /// The options that were set. The properties of the class are computed from them: an observer of a stored
  /// property isn't called in an initializer of an extension.
  private var chosen = EncodingOptions() {
    didSet {
      // The options of a subclass are read only when needed.
      if type(of: self) == CodableEncoder.self { base = EncodingRun(options) }
    }
  }

  /// Creates an encoder with default options.
  public init() {}

  /// How the text is laid out.
  open var outputFormatting: OutputFormatting = []

  /// How dates are encoded.
  open var dateEncodingStrategy: DateEncodingStrategy {
    get { chosen.dates.strategy }
    set { chosen.dates = .strategy(newValue) }
  }

  /// How `Data` is encoded.
  open var dataEncodingStrategy: DataEncodingStrategy {
    get { chosen.data }
    set { chosen.data = newValue }
  }

  /// How infinities and not-a-number are encoded.
  open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
    get { chosen.floats }
    set { chosen.floats = newValue }
  }

  /// How keys are converted.
  open var keyEncodingStrategy: KeyEncodingStrategy {
    get { chosen.keys }
    set { chosen.keys = newValue }
  }

  /// The value of `encoder.userInfo` in models.
  @preconcurrency open var userInfo: [CodingUserInfoKey: any Sendable] {
    get { chosen.userInfo }
    set { chosen.userInfo = newValue }
  }

  /// The maximum nesting depth of arrays and objects; exceeding it is an error. 512 by default.
  public final var depthLimit = 512

  /// The maximum size of the text in bytes; exceeding it is an error. 1 GiB by default.
  public final var sizeLimit = 1 << 30

  /// Encodes a value as UTF-8 text.
  ///
  /// - Throws: `EncodingError.invalidValue`, or what the value's own `encode(to:)` throws.
  open func encode<Value: Encodable>(_ value: Value) throws -> Data {
    let isPretty = outputFormatting.contains(.prettyPrinted)
    var writer = JSONWriter(
      options: JSONWriteOptions(
        pretty: isPretty, sortedKeys: outputFormatting.contains(.sortedKeys),
        escapesSlashes: !outputFormatting.contains(.withoutEscapingSlashes), spaceBeforeColon: isPretty,
        breaksEmptyContainers: isPretty, depthLimit: depthLimit, sizeLimit: sizeLimit))
    do {
      try run.write(value, into: &writer) { error, _ in error }
      return Data(try writer.finish())
    } catch let error as JSONError {
      throw EncodingError.unwritable(value, error, path: error.issue.path.codingPath)
    }
  }

  /// Encodes a value that takes a configuration.
  ///
  /// Containers have methods for such values too; they are Foundation's own.
  ///
  /// - Throws: `EncodingError.invalidValue`, or what the value's own `encode(to:configuration:)` throws.
  open func encode<Value: EncodableWithConfiguration>(
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
  /// - Throws: `EncodingError.invalidValue`, or what the value's own `encode(to:configuration:)` throws.
  open func encode<Value: EncodableWithConfiguration, Provider: EncodingConfigurationProviding>(
    _ value: Value, configuration: Provider.Type
  ) throws -> Data where Value.EncodingConfiguration == Provider.EncodingConfiguration {
    try encode(value, configuration: Provider.encodingConfiguration)
  }
}

/// A value with its configuration, as encoders take them.
private struct Configured<Value: EncodableWithConfiguration>: Encodable {
  let value: Value
  let configuration: Value.EncodingConfiguration

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder, configuration: configuration) }
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
