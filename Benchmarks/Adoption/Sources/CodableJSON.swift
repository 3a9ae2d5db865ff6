/// The conformances of `OwnedJSON` and `JSONNumber` to `Codable`, which Foundation's coders need.
enum CodableJSON {
  static func text(withValues: Bool, module: String) -> String {
    ["Foundation", module].sorted().map { "import \($0)\n" }.joined() + "\n"
      + (withValues ? values + "\n" : "") + numbers
  }

  private static let values = """
    extension OwnedJSON: @retroactive Codable {
      /// Decodes any value.
      public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .null
        } else if let value = try? container.decode(Bool.self) {
          self = .bool(value)
        } else if let value = try? container.decode(String.self) {
          self = .string(value)
        } else if let value = try? container.decode(JSONNumber.self) {
          self = .number(value)
        } else if let value = try? container.decode([OwnedJSON].self) {
          self = .array(Elements(value))
        } else {
          let members = try decoder.container(keyedBy: MemberKey.self)
          self = .object(
            Members(
              try members.allKeys.map { ($0.stringValue, try members.decode(OwnedJSON.self, forKey: $0)) }))
        }
      }

      /// Encodes the value without a change.
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(Array(value))
        case .object(let value):
          var members = encoder.container(keyedBy: MemberKey.self)
          for (key, value) in value { try members.encode(value, forKey: MemberKey(stringValue: key)) }
        }
      }
    }

    /// Any key. A dictionary would lose keys that are canonically equivalent.
    private struct MemberKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    """

  private static let numbers = """
    extension JSONNumber: @retroactive Codable {
      /// Decodes a number with up to 38 digits.
      public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int64.self) {
          self.init(value)
          return
        }
        let double = try container.decode(Double.self)
        // A Decimal has more digits, but a smaller range.
        if let decimal = try? container.decode(Decimal.self), let number = JSONNumber("\\(decimal)"),
          number.double == double
        {
          self = number
        } else if let number = JSONNumber(double) {
          self = number
        } else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "beyond Double's range")
        }
      }

      /// Encodes the number with all its digits.
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch form {
        case .integer(let value): try container.encode(value)
        case .unsigned(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .digits(let digits): try container.encode(Decimal(string: digits))
        }
      }
    }

    """
}
