import Foundation

struct Configured: DecodableWithConfiguration, EncodableWithConfiguration {
  init(from decoder: any Decoder, configuration: Int) throws {}
  func encode(to encoder: any Encoder, configuration: Int) throws {}
}

enum Provider: DecodingConfigurationProviding, EncodingConfigurationProviding {
  static var decodingConfiguration: Int { 1 }
  static var encodingConfiguration: Int { 1 }
}

/// Captured by the closures of strategies, which older code doesn't mark as `@Sendable`.
class Counter { var count = 0 }

func exhaustive(_ strategy: JSONDecoder.DateDecodingStrategy) -> Int {
  switch strategy {
  case .deferredToDate: 0
  case .secondsSince1970: 1
  case .millisecondsSince1970: 2
  case .iso8601: 3
  case .custom: 4
  // On other platforms, `formatted` is a static member.
  #if canImport(Darwin)
  case .formatted: 5
  #endif
  }
}

func exhaustive(_ strategy: JSONEncoder.DateEncodingStrategy) -> Int {
  switch strategy {
  case .deferredToDate: 0
  case .secondsSince1970: 1
  case .millisecondsSince1970: 2
  case .iso8601: 3
  case .custom: 4
  // On other platforms, `formatted` is a static member.
  #if canImport(Darwin)
  case .formatted: 5
  #endif
  }
}

func exhaustive(_ strategy: JSONDecoder.DataDecodingStrategy) -> Int {
  switch strategy {
  case .deferredToData: 0
  case .base64: 1
  case .custom: 2
  }
}

func exhaustive(_ strategy: JSONEncoder.DataEncodingStrategy) -> Int {
  switch strategy {
  case .deferredToData: 0
  case .base64: 1
  case .custom: 2
  }
}

func exhaustive(_ strategy: JSONDecoder.NonConformingFloatDecodingStrategy) -> String {
  switch strategy {
  case .throw: ""
  case .convertFromString(let positiveInfinity, let negativeInfinity, let nan):
    positiveInfinity + negativeInfinity + nan
  }
}

func exhaustive(_ strategy: JSONEncoder.NonConformingFloatEncodingStrategy) -> String {
  switch strategy {
  case .throw: ""
  case .convertToString(let positiveInfinity, let negativeInfinity, let nan):
    positiveInfinity + negativeInfinity + nan
  }
}

func exhaustive(_ strategy: JSONDecoder.KeyDecodingStrategy) -> Int {
  switch strategy {
  case .useDefaultKeys: 0
  case .convertFromSnakeCase: 1
  case .custom: 2
  }
}

func exhaustive(_ strategy: JSONEncoder.KeyEncodingStrategy) -> Int {
  switch strategy {
  case .useDefaultKeys: 0
  case .convertToSnakeCase: 1
  case .custom: 2
  }
}

func closures(_ decode: (any Decoder) throws -> Date, dates: DateFormatter) {
  let counter = Counter()
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .custom { decoder in
    counter.count += 1
    return try decoder.singleValueContainer().decode(Date.self)
  }
  decoder.dateDecodingStrategy = .formatted(dates)
  decoder.dataDecodingStrategy = .custom { decoder in
    counter.count += 1
    return try decoder.singleValueContainer().decode(Data.self)
  }
  decoder.keyDecodingStrategy = .custom { path in
    counter.count += 1
    return path[path.count - 1]
  }
  decoder.userInfo = [key("a"): counter]
  decoder.userInfo[key("b")] = counter
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .custom { date, encoder in
    counter.count += 1
    try date.encode(to: encoder)
  }
  encoder.dateEncodingStrategy = .formatted(dates)
  encoder.dataEncodingStrategy = .custom { data, encoder in
    counter.count += 1
    try data.encode(to: encoder)
  }
  encoder.keyEncodingStrategy = .custom { path in
    counter.count += 1
    return path[path.count - 1]
  }
  encoder.userInfo = [key("a"): counter]
  encoder.userInfo[key("b")] = counter
}

func values(of decoder: JSONDecoder, and encoder: JSONEncoder, data: Data) throws -> [Any] {
  decoder.allowsJSON5 = true
  decoder.assumesTopLevelDictionary.toggle()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "+", negativeInfinity: "-", nan: "?")
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "+", negativeInfinity: "-", nan: "?")
  var formatting: JSONEncoder.OutputFormatting = [
    .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
  ]
  formatting.formUnion(JSONEncoder.OutputFormatting(rawValue: 0))
  encoder.outputFormatting = formatting
  encoder.outputFormatting.insert(.prettyPrinted)
  let dates = exhaustive(decoder.dateDecodingStrategy) + exhaustive(encoder.dateEncodingStrategy)
  let bytes = exhaustive(decoder.dataDecodingStrategy) + exhaustive(encoder.dataEncodingStrategy)
  let keys = exhaustive(decoder.keyDecodingStrategy) + exhaustive(encoder.keyEncodingStrategy)
  let floats =
    exhaustive(decoder.nonConformingFloatDecodingStrategy)
    + exhaustive(encoder.nonConformingFloatEncodingStrategy)
  let value = try decoder.decode(Configured.self, from: data, configuration: 1)
  return [
    dates, bytes, keys, floats, decoder.userInfo, encoder.userInfo,
    try decoder.decode([Int].self, from: data),
    try decoder.decode(Configured.self, from: data, configuration: Provider.self),
    try encoder.encode([1]), try encoder.encode(value, configuration: 1),
    try encoder.encode(value, configuration: Provider.self),
  ]
}

func send(_ value: some Sendable) {}

func sendable() {
  send(JSONDecoder())
  send(JSONEncoder())
  send(JSONDecoder.DateDecodingStrategy.iso8601)
  send(JSONEncoder.OutputFormatting.sortedKeys)
}

class OwnDecoder: JSONDecoder, @unchecked Sendable {
  override init() { super.init() }
  override var dateDecodingStrategy: DateDecodingStrategy {
    get { .iso8601 }
    set {}
  }
  override var dataDecodingStrategy: DataDecodingStrategy {
    get { .base64 }
    set {}
  }
  override var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
    get { .throw }
    set {}
  }
  override var keyDecodingStrategy: KeyDecodingStrategy {
    get { .convertFromSnakeCase }
    set {}
  }
  override var userInfo: [CodingUserInfoKey: any Sendable] {
    get { [:] }
    set {}
  }
  override var allowsJSON5: Bool {
    get { true }
    set {}
  }
  override var assumesTopLevelDictionary: Bool {
    get { true }
    set {}
  }
  override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    try super.decode(type, from: data)
  }
  override func decode<T: DecodableWithConfiguration>(
    _ type: T.Type, from data: Data, configuration: T.DecodingConfiguration
  ) throws -> T {
    try super.decode(type, from: data, configuration: configuration)
  }
  override func decode<T: DecodableWithConfiguration, C: DecodingConfigurationProviding>(
    _ type: T.Type, from data: Data, configuration: C.Type
  ) throws -> T where T.DecodingConfiguration == C.DecodingConfiguration {
    try super.decode(type, from: data, configuration: configuration)
  }
}

class OwnEncoder: JSONEncoder, @unchecked Sendable {
  override init() { super.init() }
  override var outputFormatting: OutputFormatting {
    get { .sortedKeys }
    set {}
  }
  override var dateEncodingStrategy: DateEncodingStrategy {
    get { .iso8601 }
    set {}
  }
  override var dataEncodingStrategy: DataEncodingStrategy {
    get { .base64 }
    set {}
  }
  override var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
    get { .throw }
    set {}
  }
  override var keyEncodingStrategy: KeyEncodingStrategy {
    get { .convertToSnakeCase }
    set {}
  }
  override var userInfo: [CodingUserInfoKey: any Sendable] {
    get { [:] }
    set {}
  }
  override func encode<T: Encodable>(_ value: T) throws -> Data { try super.encode(value) }
  override func encode<T: EncodableWithConfiguration>(
    _ value: T, configuration: T.EncodingConfiguration
  ) throws -> Data {
    try super.encode(value, configuration: configuration)
  }
  override func encode<T: EncodableWithConfiguration, C: EncodingConfigurationProviding>(
    _ value: T, configuration: C.Type
  ) throws -> Data where T.EncodingConfiguration == C.EncodingConfiguration {
    try super.encode(value, configuration: configuration)
  }
}

func key(_ name: String) -> CodingUserInfoKey {
  guard let key = CodingUserInfoKey(rawValue: name) else { preconditionFailure("a key has a name") }
  return key
}
