public import Catalog
import JSONMapping

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Generates movies of about 330 bytes with eight actors on average.
public struct MovieGenerator: ModelGenerator {
  /// Creates a generator.
  public init() {}

  /// Returns the movie with the id `number`.
  public func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Movie {
    let name = text.title(using: &random)
    // From 1950-01-01 to 2025-12-31.
    let release = Date(timeIntervalSince1970: Double(random.number(in: -7305...20453)) * 86_400)
    let day = DateField.yearMonthDay.text(for: release) ?? ""
    let year = Int(day.prefix(4)) ?? 0
    let grossing = random.number(in: 1_000_000...950_000_000)
    let rating = random.number(in: 10...99)
    let cast = (0..<random.number(in: 4...12)).map { _ in text.name(using: &random) }

    let actors = cast.map { #"{"name":"\#($0.wire)"}"# }.joined(separator: ",")
    wire += #"{"id":\#(number),"name":"\#(name.wire)","year":\#(year),"#.utf8
    wire += #""releaseDate":"\#(day)","grossing":\#(grossing),"#.utf8
    wire += #""rating":\#(rating / 10).\#(rating % 10),"cast":[\#(actors)]}"#.utf8
    return Movie(
      id: number, name: name.value, year: year, releaseDate: release, grossing: grossing,
      rating: Double(rating) / 10, cast: cast.map { MovieActor(name: $0.value) }
    )
  }
}

/// Generates skills with the ids 1, 2, 3 and so on.
public struct SkillGenerator: ModelGenerator {
  /// Lists are wrapped as `{"skills":[…]}`.
  public static let listFrame = (opening: #"{"skills":["#, closing: "]}")

  /// Creates a generator.
  public init() {}

  /// Returns the skill with the id `number`.
  public func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Skill {
    let name = text.sentence(words: random.number(in: 1...3), using: &random)
    let level = random.element(of: SkillLevel.allCases)
    wire += #"{"id":\#(number),"name":"\#(name.wire)","level":"\#(level.rawValue)"}"#.utf8
    return Skill(id: number, name: name.value, level: level)
  }
}

/// Generates todos of about 90 bytes; one in ten has not been saved and has no id.
public struct TodoGenerator: ModelGenerator {
  /// Single todos have about 60 bytes.
  public static let smallByteLimit = 64

  /// Creates a generator.
  public init() {}

  /// Returns a todo, with the id `number` if it has one.
  public func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Todo {
    let userID = random.number(in: 1...5000)
    let id = random.isOne(in: 10) ? nil : number
    let title = text.sentence(words: random.number(in: 1...9), using: &random)
    let completed = random.isOne(in: 2)

    let member = id.map { #""id":\#($0),"# } ?? ""
    wire += #"{"userId":\#(userID),\#(member)"title":"\#(title.wire)","completed":\#(completed)}"#.utf8
    return Todo(userId: userID, id: id, title: title.value, completed: completed)
  }
}

/// Generates users who have one to seven of the given skills.
public struct UserGenerator: ModelGenerator {
  /// Lists are wrapped as `{"users":[…]}`.
  public static let listFrame = (opening: #"{"users":["#, closing: "]}")

  private let skills: [Skill]

  /// Creates a generator of users with some of `skills`, which must not be empty.
  public init(skills: [Skill]) { self.skills = skills }

  /// Returns the user with the id `number`.
  public func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> User {
    let name = text.name(using: &random)
    let mailbox = text.syllables(random.number(in: 4...7), using: &random)
    let email = "\(mailbox).\(random.number(below: 1000))@example.com"
    let skills = (0..<random.number(in: 1...7)).map { _ in random.element(of: self.skills) }

    let ids = skills.map { String($0.id) }.joined(separator: ",")
    wire += #"{"id":\#(number),"email":"\#(email)","name":"\#(name.wire)","skill_ids":[\#(ids)]}"#.utf8
    return User(id: number, email: email, name: name.value, skills: skills)
  }
}
