import Foundation
public import JSONCore

extension OwnedJSON: Codable {
  /// Decodes any value. Decoders of other packages pass neither the order of members nor the spelling of
  /// numbers.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the value is nested too deep, and for JSON5's `Infinity` and
  ///   `NaN`.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? ValueDecoder {
      self = try decoder.decode(OwnedJSON.self)
    } else if !StackRoom.isLeft {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "the value is nested too deep"))
    } else if let container = try? decoder.container(keyedBy: PathKey.self) {
      var members = Members()
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(OwnedJSON.self, forKey: key)
      }
      self = .object(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements = Elements()
      while !container.isAtEnd { elements.append(try container.decode(OwnedJSON.self)) }
      self = .array(elements)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else {
        self = .number(try JSONNumber(from: decoder))
      }
    }
  }

  /// Encodes the value.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value is nested too deep; with an encoder of another
  ///   package, also for a number that is neither a `Decimal` nor a `Double`.
  public func encode(to encoder: any Encoder) throws {
    if try encoder.takes(self) { return }
    guard StackRoom.isLeft else {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "the value is nested too deep"))
    }
    switch self {
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let members):
      var container = encoder.container(keyedBy: PathKey.self)
      for (key, value) in members { try container.encode(value, forKey: PathKey(key)) }
    case .number(let value): try value.encode(to: encoder)
    case .null: try Bool?.none.encode(to: encoder)
    case .bool(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    }
  }
}

extension JSONNumber: Codable {
  /// Decodes a number. Decoders of other packages don't pass its spelling, and at most the digits of a
  /// `Decimal`.
  ///
  /// - Throws: `DecodingError.typeMismatch` or `valueNotFound`, and `dataCorrupted` for JSON5's `Infinity`
  ///   and `NaN`.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? ValueDecoder {
      self = try decoder.decode(JSONNumber.self)
      return
    }
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Int64.self) {
      self.init(value)
    } else if let value = try? container.decode(UInt64.self) {
      self.init(value)
    } else {
      let double = try container.decode(Double.self)
      let decimal = (try? container.decode(Decimal.self)).flatMap { JSONNumber($0.description) }
      guard let number = decimal?.double == double ? decimal : JSONNumber(double) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(double) is not a JSON number")
      }
      self = number
    }
  }

  /// Encodes the number.
  ///
  /// - Throws: With an encoder of another package, `EncodingError.invalidValue` for a number that is neither a
  ///   `Decimal` nor a `Double`.
  public func encode(to encoder: any Encoder) throws {
    if try encoder.takes(self) { return }
    var container = encoder.singleValueContainer()
    switch form {
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .digits(let digits):
      if let decimal = Decimal(string: digits), JSONNumber(decimal.description) == self {
        return try container.encode(decimal)
      }
      // Beyond `Double`, this is infinite, which an encoder accepts or rejects by its options.
      try container.encode(double)
    }
  }
}

extension OwnedJSON: ScalarDecodable, ScalarEncodable {}
extension JSONNumber: ScalarDecodable, ScalarEncodable {}

extension Encoder {
  /// Encodes a value as it is, if this is an encoder of this package; otherwise returns false.
  fileprivate func takes(_ value: some ScalarEncodable) throws -> Bool {
    guard self is ValueEncoder || self is TreeEncoder else { return false }
    var container = singleValueContainer()
    try container.encode(value)
    return true
  }
}
