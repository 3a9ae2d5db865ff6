import DerivedMapping

extension Canada: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(CanadaFeature.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Canada {
    var type: String?
    var features: [CanadaFeature]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("type") {
        type = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("features") {
        features = try [CanadaFeature].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("type") {
          if case nil = type {
            type = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("features") {
          if case nil = features {
            features = try [CanadaFeature].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let type = type ?? String.missingValue, let features = features ?? [CanadaFeature].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Canada(type: type, features: features)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Canada {
    Canada(type: try json["type"], features: try json["features"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("type", type)
    try json.put("features", features)
  }
}

extension CanadaFeature: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(CanadaProperties.self) && search.reads(CanadaGeometry.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> CanadaFeature {
    var type: String?
    var properties: CanadaProperties?
    var geometry: CanadaGeometry?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("type") {
        type = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("properties") {
        properties = try CanadaProperties.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("geometry") {
        geometry = try CanadaGeometry.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("type") {
          if case nil = type {
            type = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("properties") {
          if case nil = properties {
            properties = try CanadaProperties.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("geometry") {
          if case nil = geometry {
            geometry = try CanadaGeometry.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let type = type ?? String.missingValue,
      let properties = properties ?? CanadaProperties.missingValue,
      let geometry = geometry ?? CanadaGeometry.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return CanadaFeature(type: type, properties: properties, geometry: geometry)
  }

  static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> CanadaFeature {
    CanadaFeature(type: try json["type"], properties: try json["properties"], geometry: try json["geometry"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("type", type)
    try json.put("properties", properties)
    try json.put("geometry", geometry)
  }
}

extension CanadaProperties: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> CanadaProperties {
    var name: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("name") {
          if case nil = name {
            name = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let name = name ?? String.missingValue else { throw DerivedMapping.CursorFailure() }
    return CanadaProperties(name: name)
  }

  static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> CanadaProperties {
    CanadaProperties(name: try json["name"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("name", name)
  }
}

extension CanadaGeometry: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> CanadaGeometry {
    var type: String?
    var coordinates: [[[Double]]]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("type") {
        type = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("coordinates") {
        coordinates = try [[[Double]]].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("type") {
          if case nil = type {
            type = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("coordinates") {
          if case nil = coordinates {
            coordinates = try [[[Double]]].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let type = type ?? String.missingValue, let coordinates = coordinates ?? [[[Double]]].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return CanadaGeometry(type: type, coordinates: coordinates)
  }

  static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> CanadaGeometry {
    CanadaGeometry(type: try json["type"], coordinates: try json["coordinates"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("type", type)
    try json.put("coordinates", coordinates)
  }
}
