import DerivedMapping

extension Canada: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as CanadaFeature?)
  }

  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var type: String?
    var features: [CanadaFeature]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("type") {
        type = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("features") {
        features = try .decode(from: &cursor) as [CanadaFeature]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("type") {
          if case nil = type {
            type = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("features") {
          if case nil = features {
            features = try .decode(from: &cursor) as [CanadaFeature]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let type = cursor.orMissingValue(type), let features = cursor.orMissingValue(features)
    else { throw .init() }
    return Self(type: type, features: features)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(type: try json["type"] as String, features: try json["features"] as [CanadaFeature])
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("type", self.type)
    try json.put("features", self.features)
  }
}

extension CanadaFeature: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as CanadaProperties?) && search.reads(nil as CanadaGeometry?)
  }

  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var type: String?
    var properties: CanadaProperties?
    var geometry: CanadaGeometry?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("type") {
        type = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("properties") {
        properties = try .decode(from: &cursor) as CanadaProperties
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("geometry") {
        geometry = try .decode(from: &cursor) as CanadaGeometry
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("type") {
          if case nil = type {
            type = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("properties") {
          if case nil = properties {
            properties = try .decode(from: &cursor) as CanadaProperties
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("geometry") {
          if case nil = geometry {
            geometry = try .decode(from: &cursor) as CanadaGeometry
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let type = cursor.orMissingValue(type), let properties = cursor.orMissingValue(properties),
      let geometry = cursor.orMissingValue(geometry)
    else { throw .init() }
    return Self(type: type, properties: properties, geometry: geometry)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      type: try json["type"] as String,
      properties: try json["properties"] as CanadaProperties,
      geometry: try json["geometry"] as CanadaGeometry)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("type", self.type)
    try json.put("properties", self.properties)
    try json.put("geometry", self.geometry)
  }
}

extension CanadaProperties: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var name: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let name = cursor.orMissingValue(name) else { throw .init() }
    return Self(name: name)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(name: try json["name"] as String)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("name", self.name)
  }
}

extension CanadaGeometry: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var type: String?
    var coordinates: [[[Double]]]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("type") {
        type = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("coordinates") {
        coordinates = try .decode(from: &cursor) as [[[Double]]]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("type") {
          if case nil = type {
            type = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("coordinates") {
          if case nil = coordinates {
            coordinates = try .decode(from: &cursor) as [[[Double]]]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let type = cursor.orMissingValue(type), let coordinates = cursor.orMissingValue(coordinates)
    else { throw .init() }
    return Self(type: type, coordinates: coordinates)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(type: try json["type"] as String, coordinates: try json["coordinates"] as [[[Double]]])
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("type", self.type)
    try json.put("coordinates", self.coordinates)
  }
}
