public import Foundation
internal import JSONCore

/// A `JSONEncoder` that encodes with ``CodableEncoder``, for code that requires Foundation's class.
///
///     let encoder = FoundationEncoder()
///     encoder.outputFormatting = .sortedKeys
///     let data = try encoder.encode(movie)
///
/// It has the settings of `JSONEncoder`, and throws the errors of ``CodableEncoder``. It can be shared
/// between threads as Foundation's encoder can. The page of this module lists what can't be set.
public final class FoundationEncoder: JSONEncoder, @unchecked Sendable {
  // Unchecked, like the superclass: a lock guards the only state, and Foundation's lock guards the settings.

  /// The encoder with the current settings; `nil` after a change. Reading each setting takes Foundation's
  /// lock, so they are not read for each encode.
  private let current = Locked<CodableEncoder?>(nil)

  /// Creates an encoder with default settings.
  public override init() { super.init() }

  /// How the text is laid out.
  public override var outputFormatting: OutputFormatting { didSet { removeCurrent() } }

  /// How dates are encoded.
  public override var dateEncodingStrategy: DateEncodingStrategy { didSet { removeCurrent() } }

  /// How `Data` is encoded.
  public override var dataEncodingStrategy: DataEncodingStrategy { didSet { removeCurrent() } }

  /// How infinities and not-a-number are encoded.
  public override var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
    didSet { removeCurrent() }
  }

  /// How keys are converted.
  public override var keyEncodingStrategy: KeyEncodingStrategy { didSet { removeCurrent() } }

  /// The value of `encoder.userInfo` in models.
  public override var userInfo: [CodingUserInfoKey: any Sendable] { didSet { removeCurrent() } }

  /// Encodes a value as UTF-8 text.
  ///
  /// - Throws: What ``CodableEncoder/encode(_:)`` throws.
  public override func encode<Value: Encodable>(_ value: Value) throws -> Data {
    try codableEncoder.encode(value)
  }

  /// Encodes a value that takes a configuration.
  ///
  /// - Throws: What ``CodableEncoder/encode(_:configuration:)-(_,Value.EncodingConfiguration)`` throws.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public override func encode<Value: EncodableWithConfiguration>(
    _ value: Value, configuration: Value.EncodingConfiguration
  ) throws -> Data {
    try codableEncoder.encode(value, configuration: configuration)
  }

  /// Encodes a value with the configuration that a type provides.
  ///
  /// - Throws: What ``CodableEncoder/encode(_:configuration:)-(_,Provider.Type)`` throws.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public override func encode<Value: EncodableWithConfiguration, Provider: EncodingConfigurationProviding>(
    _ value: Value, configuration: Provider.Type
  ) throws -> Data where Value.EncodingConfiguration == Provider.EncodingConfiguration {
    try codableEncoder.encode(value, configuration: configuration)
  }

  private func removeCurrent() { current.withLock { $0 = nil } }

  private var codableEncoder: CodableEncoder {
    current.withLock { current in
      let encoder = current ?? CodableEncoder(settingsOf: self)
      current = encoder
      return encoder
    }
  }
}

extension CodableEncoder {
  /// Creates an encoder with the settings of Foundation's.
  convenience init(settingsOf other: JSONEncoder) {
    self.init()
    outputFormatting = other.outputFormatting
    dateEncodingStrategy = .init(other.dateEncodingStrategy)
    dataEncodingStrategy = other.dataEncodingStrategy
    nonConformingFloatEncodingStrategy = other.nonConformingFloatEncodingStrategy
    keyEncodingStrategy = other.keyEncodingStrategy
    userInfo = other.userInfo
  }
}

// On Apple's systems, Foundation may add cases to its enums; each is replaced by the default strategy.

extension CodableMapping.DateEncodingStrategy {
  fileprivate init(_ strategy: JSONEncoder.DateEncodingStrategy) {
    switch strategy {
    case .deferredToDate: self = .deferredToDate
    case .secondsSince1970: self = .secondsSince1970
    case .millisecondsSince1970: self = .millisecondsSince1970
    case .iso8601: self = .iso8601
    case .custom(let encode): self = .custom(encode)
    #if canImport(Darwin)
    case .formatted(let formatter): self = .formatted(formatter)
    @unknown default: self = .deferredToDate
    #endif
    }
  }
}
