/// A tree that is encoded or decoded by one of the standard library's coders. For the small trees of machine
/// forms.
struct CodedTree: Codable {
  var json: OwnedJSON

  init(_ json: OwnedJSON) { self.json = json }

  /// Decodes any value.
  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: MemberKey.self) {
      let members = try container.allKeys.map { key in
        (key.stringValue, try container.decode(CodedTree.self, forKey: key).json)
      }
      json = .object(OwnedJSON.Members(members))
    } else if (try? decoder.unkeyedContainer()) != nil {
      json = .array(OwnedJSON.Elements(try [CodedTree](from: decoder).map(\.json)))
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        json = .null
      } else if let value = try? container.decode(Bool.self) {
        json = .bool(value)
      } else if let value = try? container.decode(Int.self) {
        json = .number(JSONNumber(value))
      } else if let value = try? container.decode(Double.self), let number = JSONNumber(value) {
        json = .number(number)
      } else {
        json = .string(try container.decode(String.self))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch json {
    case .object(let members):
      var container = encoder.container(keyedBy: MemberKey.self)
      for (key, value) in members {
        try container.encode(CodedTree(value), forKey: MemberKey(stringValue: key))
      }
    case .array(let elements): try elements.map { CodedTree($0) }.encode(to: encoder)
    case .null: try String?.none.encode(to: encoder)
    case .bool(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .number(let number):
      if let integer = number.integer(Int.self) {
        try integer.encode(to: encoder)
      } else {
        try number.double.encode(to: encoder)
      }
    }
  }
}

/// A coding key that is any string.
private struct MemberKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
