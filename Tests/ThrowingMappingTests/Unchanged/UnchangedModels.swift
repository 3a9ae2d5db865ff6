import Foundation
import ThrowingMapping

// Models that were written for Anviking's Decodable. Only the import has changed.

struct Person {
  let id: Int
  let login: String
}

extension Person: Decodable {
  static func decode(_ j: Any) throws -> Person {
    return try Person(id: j => "id", login: j => "login")
  }
}

extension Person: Equatable {
  static func == (lhs: Person, rhs: Person) -> Bool { lhs.id == rhs.id && lhs.login == rhs.login }
}

struct Project {
  let id: Int
  let name: String
  let description: String
  let htmlUrlString: String
  let owner: Person  // A model within a model.
  let coverage: Double
  let files: [String]
  let optional: String?
  let active: Bool
  let optionalActive: Bool?
  let homepage: URL?
  let started: Date
  let members: [Person]
  let byRole: [String: Person]
}

extension Project: Decodable {
  static func decode(_ j: Any) throws -> Project {
    return try Project(
      id: j => "nested" => "id",
      name: j => "name",
      description: j => "description",
      htmlUrlString: j => "html_url",
      owner: j => "owner",
      coverage: j => "coverage",
      files: j => "files",
      optional: j => "optional",
      active: j => "active",
      optionalActive: j =>? "optionalActive",
      homepage: j =>? "links" =>? "homepage",
      started: j => "started",
      members: j => "members",
      byRole: j => "roles"
    )
  }
}

final class Train: Decodable {
  let driverName: String
  let wagons: [String]

  init(driverName: String, wagons: [String]) {
    self.driverName = driverName
    self.wagons = wagons
  }

  static func decode(_ json: Any) throws -> Self {
    try self.init(driverName: json => "driverName", wagons: json => "wagons")
  }
}

enum Fruit: String, Decodable {
  case apple = "Apple"
  case pear = "Pear"
}

enum Size: Int, Decodable {
  case small = 1, large
}

func project(_ change: (NSMutableDictionary) -> Void = { _ in }) throws -> NSDictionary {
  let text = #"""
    {"nested":{"id":16512},"name":"Decodable","description":"Some awesome json parsing","html_url":"https://example.com/r",
     "owner":{"id":5,"login":"anna"},"coverage":90.5,"files":["a.swift","b.swift"],"optional":null,"active":true,
     "links":{"homepage":"https://example.com"},"started":"2016-06-17T12:00:00Z",
     "members":[{"id":5,"login":"anna"},{"id":6,"login":"bert"}],"roles":{"admin":{"id":5,"login":"anna"}}}
    """#
  let dictionary = NSMutableDictionary()
  let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  for (key, value) in object { dictionary[key] = value }
  change(dictionary)
  return dictionary
}
