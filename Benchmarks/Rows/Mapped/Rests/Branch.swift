package import ApplicativeMapping
import CodableMapping
import DerivedMapping
import JSONMapping
package import MappableMapping
package import ThrowingMapping

// The attributes are in comments, because the macro isn't built here.

/// A tree whose branches have members of their own.
package protocol Branching: MappedByAll where DecodedType == Self {}

/// A branch that loses the members that it doesn't have.
/* @Mapped */ package struct BareBranch: Branching {
  var id: Int
  var branches: [BareBranch]
}

/// A branch that retains them.
/* @Mapped */ package struct Branch: Branching {
  var id: Int
  var branches: [Branch]
  /* @Rest */ var others: OwnedJSON.Members
}

/// The same branch for `Codable`, whose coders must be those of this package.
package struct CodableBranch: Codable, Equatable, Sendable {
  var id: Int
  var branches: [CodableBranch]
  @CodableMapping.Rest var others: OwnedJSON.Members
}

extension BareBranch {
  package static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<BareBranch> {
    curry(BareBranch.init) <^> json <| "id" <*> json <|| "branches"
  }

  package static func decode(_ json: ThrowingMapping.JSON) throws -> BareBranch {
    try BareBranch(id: json => "id", branches: json => "branches")
  }

  package init?(map: Map) { self.init(id: 0, branches: []) }

  package mutating func mapping(map: Map) {
    id <- map["id"]
    branches <- map["branches"]
  }
}

extension Branch {
  package static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Branch> {
    curry(Branch.init) <^> json <| "id" <*> json <|| "branches" <*> json.members(besides: "id", "branches")
  }

  package static func decode(_ json: ThrowingMapping.JSON) throws -> Branch {
    try Branch(
      id: json => "id", branches: json => "branches", others: json.members(besides: "id", "branches"))
  }

  package init?(map: Map) { self.init(id: 0, branches: [], others: [:]) }

  package mutating func mapping(map: Map) {
    id <- map["id"]
    branches <- map["branches"]
    others <- map.rest(besides: "id", "branches")
  }
}

/// What one writes for Foundation's coders.
extension Branch {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static let id = Name(stringValue: "id")
    static let branches = Name(stringValue: "branches")
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    id = try container.decode(Int.self, forKey: .id)
    branches = try container.decode([Branch].self, forKey: .branches)
    others = [:]
    for key in container.allKeys where !["id", "branches"].contains(key.stringValue) {
      others[key.stringValue] = try container.decode(OwnedJSON.self, forKey: key)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    try container.encode(id, forKey: .id)
    try container.encode(branches, forKey: .branches)
    for (key, value) in others { try container.encode(value, forKey: Name(stringValue: key)) }
  }
}
