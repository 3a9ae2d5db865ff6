/// The generated model's mapping in each strategy.
extension CostStrategy {
  /// The encoding that several strategies share.
  private static let memberWriter = """
      func writeMembers(to json: inout JSONWriter) throws(JSONError) {
        try json.put("id", id)
        try json.put("name", name)
        try json.put("score", score)
        try json.put("isActive", isActive)
        try json.put("note", note)
        try json.put("part", part)
      }
    """

  private static let partWriter = """
      func writeMembers(to json: inout JSONWriter) throws(JSONError) {
        try json.put("title", title)
      }
    """

  static func manual(_ name: String, _ part: String) -> String {
    """
    extension \(name): ManualMappable {
      init(json: JSONObject) throws(JSONError) {
        self.init(
          id: try json["id"], name: try json["name"], score: try json["score"],
          isActive: try json["isActive"], note: try json["note"], part: try json["part"])
      }

    \(memberWriter)
    }

    extension \(part): ManualMappable {
      init(json: JSONObject) throws(JSONError) {
        self.init(title: try json["title"])
      }

    \(partWriter)
    }
    """
  }

  static func mappable(_ name: String, _ part: String) -> String {
    """
    extension \(name): Mappable {
      init?(map: Map) {
        self.init(id: 0, name: "", score: 0, isActive: false, note: nil, part: \(part)(title: ""))
      }

      mutating func mapping(map: Map) {
        id <- map["id"]
        name <- map["name"]
        score <- map["score"]
        isActive <- map["isActive"]
        note <- map["note"]
        part <- map["part"]
      }
    }

    extension \(part): Mappable {
      init?(map: Map) { self.init(title: "") }

      mutating func mapping(map: Map) {
        title <- map["title"]
      }
    }
    """
  }

  static func applicative(_ name: String, _ part: String) -> String {
    """
    extension \(name): Decodable, JSONObjectWritable {
      static func decode(_ json: JSON) -> Decoded<\(name)> {
        curry(\(name).init)
          <^> json <| "id"
          <*> json <| "name"
          <*> json <| "score"
          <*> json <| "isActive"
          <*> json <|? "note"
          <*> json <| "part"
      }

    \(memberWriter)
    }

    extension \(part): Decodable, JSONObjectWritable {
      static func decode(_ json: JSON) -> Decoded<\(part)> {
        curry(\(part).init) <^> json <| "title"
      }

    \(partWriter)
    }
    """
  }

  static func throwing(_ name: String, _ part: String) -> String {
    """
    extension \(name): Decodable, JSONObjectWritable {
      static func decode(_ json: JSON) throws -> \(name) {
        try \(name)(
          id: json => "id", name: json => "name", score: json => "score", isActive: json => "isActive",
          note: json =>? "note", part: json => "part")
      }

    \(memberWriter)
    }

    extension \(part): Decodable, JSONObjectWritable {
      static func decode(_ json: JSON) throws -> \(part) {
        try \(part)(title: json => "title")
      }

    \(partWriter)
    }
    """
  }

  static func casts(_ name: String, _ part: String) -> String {
    """
    extension \(name) {
      init?(_ object: [String: Any]) {
        guard let id = object["id"] as? Int, let name = object["name"] as? String,
          let score = object["score"] as? Double, let isActive = object["isActive"] as? Bool,
          let part = (object["part"] as? [String: Any]).flatMap(\(part).init)
        else { return nil }
        self.init(
          id: id, name: name, score: score, isActive: isActive, note: object["note"] as? String, part: part)
      }

      var object: [String: Any] {
        var object: [String: Any] = [
          "id": id, "name": name, "score": score, "isActive": isActive, "part": part.object,
        ]
        object["note"] = note
        return object
      }
    }

    extension \(part) {
      init?(_ object: [String: Any]) {
        guard let title = object["title"] as? String else { return nil }
        self.init(title: title)
      }

      var object: [String: Any] { ["title": title] }
    }
    """
  }
}
