public import Foundation
internal import JSONCore

#if canImport(Combine)
public import Combine

extension CodableDecoder: TopLevelDecoder {
  /// UTF-8 text.
  public typealias Input = Data
}

extension CodableEncoder: TopLevelEncoder {
  /// UTF-8 text.
  public typealias Output = Data
}
#endif

/// A `JSONDecoder` that decodes with ``CodableDecoder``, for code that requires Foundation's class.
///
///     let decoder = FoundationDecoder()
///     decoder.dateDecodingStrategy = .iso8601
///     let movie = try decoder.decode(Movie.self, from: data)
///
/// It has the settings of `JSONDecoder`, and throws the errors of ``CodableDecoder``. It can be shared
/// between threads as Foundation's decoder can. The page of this module lists what can't be set.
public final class FoundationDecoder: JSONDecoder, @unchecked Sendable {
  // Unchecked, like the superclass: a lock guards the only state, and Foundation's lock guards the settings.

  /// The decoder with the current settings; `nil` after a change. Reading each setting takes Foundation's
  /// lock, so they are not read for each decode.
  private let current = Locked<CodableDecoder?>(nil)

  /// Creates a decoder with default settings.
  public override init() { super.init() }

  /// How dates are decoded.
  public override var dateDecodingStrategy: DateDecodingStrategy { didSet { removeCurrent() } }

  /// How `Data` is decoded.
  public override var dataDecodingStrategy: DataDecodingStrategy { didSet { removeCurrent() } }

  /// How infinities and not-a-number are decoded.
  public override var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
    didSet { removeCurrent() }
  }

  /// How keys are converted.
  public override var keyDecodingStrategy: KeyDecodingStrategy { didSet { removeCurrent() } }

  /// The value of `decoder.userInfo` in models.
  public override var userInfo: [CodingUserInfoKey: any Sendable] { didSet { removeCurrent() } }

  /// Whether text can be JSON5.
  public override var allowsJSON5: Bool { didSet { removeCurrent() } }

  /// Whether a text that doesn't begin with a brace is parsed as the members of an object.
  public override var assumesTopLevelDictionary: Bool { didSet { removeCurrent() } }

  /// Decodes a value from text in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: What ``CodableDecoder/decode(_:from:)-(_,Data)`` throws.
  public override func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try codableDecoder.decode(type, from: data)
  }

  /// Decodes a value that takes a configuration.
  ///
  /// - Throws: What the same function of ``CodableDecoder`` throws.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public override func decode<Value: DecodableWithConfiguration>(
    _ type: Value.Type, from data: Data, configuration: Value.DecodingConfiguration
  ) throws -> Value { try codableDecoder.decode(type, from: data, configuration: configuration) }

  /// Decodes a value with the configuration that a type provides.
  ///
  /// - Throws: What ``CodableDecoder/decode(_:from:configuration:)-(_,_,Provider.Type)`` throws.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public override func decode<Value: DecodableWithConfiguration, Provider: DecodingConfigurationProviding>(
    _ type: Value.Type, from data: Data, configuration: Provider.Type
  ) throws -> Value where Value.DecodingConfiguration == Provider.DecodingConfiguration {
    try codableDecoder.decode(type, from: data, configuration: configuration)
  }

  private func removeCurrent() { current.withLock { $0 = nil } }

  private var codableDecoder: CodableDecoder {
    current.withLock { current in
      let decoder = current ?? CodableDecoder(settingsOf: self)
      current = decoder
      return decoder
    }
  }
}

extension CodableDecoder {
  /// Creates a decoder with the settings of Foundation's.
  convenience init(settingsOf other: JSONDecoder) {
    self.init()
    dateDecodingStrategy = .init(other.dateDecodingStrategy)
    dataDecodingStrategy = other.dataDecodingStrategy
    nonConformingFloatDecodingStrategy = other.nonConformingFloatDecodingStrategy
    keyDecodingStrategy = other.keyDecodingStrategy
    userInfo = other.userInfo
    allowsJSON5 = other.allowsJSON5
    assumesTopLevelDictionary = other.assumesTopLevelDictionary
  }
}

// On Apple's systems, Foundation may add cases to its enums; each is replaced by the default strategy.

extension CodableMapping.DateDecodingStrategy {
  fileprivate init(_ strategy: JSONDecoder.DateDecodingStrategy) {
    switch strategy {
    case .deferredToDate: self = .deferredToDate
    case .secondsSince1970: self = .secondsSince1970
    case .millisecondsSince1970: self = .millisecondsSince1970
    case .iso8601: self = .iso8601
    case .custom(let decode): self = .custom(decode)
    #if canImport(Darwin)
    case .formatted(let formatter): self = .formatted(formatter)
    @unknown default: self = .deferredToDate
    #endif
    }
  }
}

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
  ) throws -> Data { try codableEncoder.encode(value, configuration: configuration) }

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
