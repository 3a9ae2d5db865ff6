// Decodes and encodes with Foundation's JSONDecoder and JSONEncoder.

import Foundation

struct Movie: Codable {
  let id: Int
  let name: String
  let year: Int
  let releaseDate: Date
  let grossing: Int
  let rating: Double
  let cast: [Actor]
}

struct Actor: Codable { let name: String }

struct UserList: Codable { let users: [User] }

struct User: Codable {
  let id: Int
  let email: String
  let name: String
  let skills: [Skill]

  enum CodingKeys: String, CodingKey {
    case id, email, name
    case skills = "skill_ids"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    email = try container.decode(String.self, forKey: .email)
    name = try container.decode(String.self, forKey: .name)
    let byID = decoder.userInfo[.skills] as? [Int: Skill] ?? [:]
    skills = try container.decode([Int].self, forKey: .skills).map { id in
      if let skill = byID[id] { return skill }
      throw DecodingError.dataCorruptedError(
        forKey: .skills, in: container, debugDescription: "There is no skill \(id).")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(email, forKey: .email)
    try container.encode(name, forKey: .name)
    try container.encode(skills.map(\.id), forKey: .skills)
  }
}

struct SkillList: Decodable { let skills: [Skill] }

struct Skill: Decodable {
  let id: Int
  let name, level: String
}

struct Todo: Codable {
  let userId: Int
  let id: Int?
  let title: String
  let completed: Bool
}

extension CodingUserInfoKey {
  /// The skills by id.
  // swift-format-ignore: NeverForceUnwrap
  static let skills = Self(rawValue: "skills")!
}

// A DateFormatter would take longer than the rest of a movie, so `yyyy-MM-dd` is parsed and written by hand. The
// years begin in March, so that a leap day is the last of its year; 719 468 days are before 1970.

extension JSONDecoder.DateDecodingStrategy {
  static let day = custom { decoder in
    let container = try decoder.singleValueContainer()
    let text = Array(try container.decode(String.self).utf8)
    func number(_ digits: Range<Int>) -> Int { text[digits].reduce(0) { $0 * 10 + Int($1) - 48 } }
    if text.count == 10, text[4] == 45, text[7] == 45, text.allSatisfy({ 48...57 ~= $0 || $0 == 45 }) {
      let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      if 1...12 ~= month, 1...lengths[month - 1] ~= day {
        let (y, m) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        let days = 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1 - 719_468
        return Date(timeIntervalSince1970: Double(days * 86_400))
      }
    }
    throw DecodingError.dataCorruptedError(in: container, debugDescription: "The text isn't a day.")
  }
}

extension JSONEncoder.DateEncodingStrategy {
  static let day = custom { date, encoder in
    let days = Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) + 719_468
    let (era, rest) = (days / 146_097, days % 146_097)
    let y = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
    let dayOfYear = rest - (365 * y + y / 4 - y / 100)
    let m = (5 * dayOfYear + 2) / 153
    let (month, day) = (m < 10 ? m + 3 : m - 9, dayOfYear - (153 * m + 2) / 5 + 1)
    let year = String(10_000 + era * 400 + y + (month > 2 ? 0 : 1)).dropFirst()
    var container = encoder.singleValueContainer()
    try container.encode("\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)")
  }
}

struct FoundationCodec<Model: Codable>: Codec {
  let decoder: JSONDecoder
  let encoder: JSONEncoder

  func decode(_ text: Data) throws -> Model { try decoder.decode(Model.self, from: text) }
  func encode(_ model: Model) throws -> Data { try encoder.encode(model) }
}

@main
struct FoundationContender: Contender {
  static let name = "Foundation"
  // Days are parsed by hand, and a comma may follow the last element.
  static let marks = ["tuned", "lenient"]
  let decoder = JSONDecoder()
  let encoder = JSONEncoder()

  init(skills: Data) throws {
    let skills = try decoder.decode(SkillList.self, from: skills).skills
    decoder.userInfo[.skills] = Dictionary(skills.map { ($0.id, $0) }) { first, _ in first }
    decoder.dateDecodingStrategy = .day
    encoder.dateEncodingStrategy = .day
  }

  func codec(for model: String) -> (any Codec)? {
    switch model {
    case "movies": FoundationCodec<[Movie]>(decoder: decoder, encoder: encoder)
    case "users": FoundationCodec<UserList>(decoder: decoder, encoder: encoder)
    case "todos": FoundationCodec<[Todo]>(decoder: decoder, encoder: encoder)
    default: nil
    }
  }

  func location(of error: any Error) -> [String: Any] {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
      return path.isEmpty ? [:] : ["path": "$" + path.joined()]
    default: return [:]
    }
  }
}
