package import DerivedMapping

extension BareBranch: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  package nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var id: Int?
    var branches: [BareBranch]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("branches") {
        branches = try .decode(from: &cursor) as [BareBranch]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("branches") {
          if case nil = branches {
            branches = try .decode(from: &cursor) as [BareBranch]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id = cursor.orMissingValue(id), let branches = cursor.orMissingValue(branches)
    else { throw .init() }
    return Self(id: id, branches: branches)
  }

  package nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(id: try json["id"] as Int, branches: try json["branches"] as [BareBranch])
  }

  package nonisolated func writeMembers(
    to json: inout DerivedMapping.JSONWriter
  ) throws(DerivedMapping.JSONError) {
    try json.put("id", self.id)
    try json.put("branches", self.branches)
  }
}

extension Branch: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  package nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var id: Int?
    var branches: [Branch]?
    var others = DerivedMapping.OwnedJSON.Members()
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("branches") {
        branches = try .decode(from: &cursor) as [Branch]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("branches") {
          if case nil = branches {
            branches = try .decode(from: &cursor) as [Branch]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.readMember(into: &others)
        }
      } while try cursor.advanceToMember()
    }
    guard let id = cursor.orMissingValue(id), let branches = cursor.orMissingValue(branches)
    else { throw .init() }
    return Self(id: id, branches: branches, others: others)
  }

  package nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      id: try json["id"] as Int,
      branches: try json["branches"] as [Branch],
      others: try json.rest(of: Self.self, besides: "id", "branches"))
  }

  package nonisolated func writeMembers(
    to json: inout DerivedMapping.JSONWriter
  ) throws(DerivedMapping.JSONError) {
    let start = json.count
    try json.put("id", self.id)
    try json.put("branches", self.branches)
    if !self.others.isEmpty {
      try json.put(members: self.others, from: start, besides: "id", "branches")
    }
  }
}
