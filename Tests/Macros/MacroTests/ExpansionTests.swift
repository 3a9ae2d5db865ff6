import Testing

/// What the macro writes for structs and classes.
@Suite("Expansions of structs and classes")
struct ExpansionTests {
  @Test("A struct is read in one pass and by a document, and written")
  func attributes() {
    MacroExpansion.expect(
      #"""
      @Mapped(keys: .snakeCase)
      struct Movie {
        let movieID: Int
        @Key("released", or: "year") @By(.yearMonthDay) var released: Date?
        var rating: Double = 2.5
        @Default("en", evenIfWrong: true) var language: String
        @ExplicitNull @By(.base64) var poster: Data?
        @Ignored var isCached = false
      }
      """#,
      becomes: #"""

        struct Movie {
          let movieID: Int
          var released: Date?
          var rating: Double = 2.5
          var language: String
          var poster: Data?
          var isCached = false

          static func decode(
            from cursor: inout DerivedMapping.JSONCursor
          ) throws(DerivedMapping.CursorFailure) -> Movie {
            var movieID: Int?
            var released: Date??
            var rating: Double?
            var language: String?
            var poster: Data??
            members: if try cursor.beginObject() {
              if cursor.consumeKey("movie_id") {
                movieID = try Int.decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              if cursor.consumeKey("released") || cursor.consumeKey("year") {
                released = try cursor.optional(as: .yearMonthDay)
                guard try cursor.hasNextMember() else { break members }
              }
              if cursor.consumeKey("rating") {
                rating = try Double.decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              if cursor.consumeKey("language") {
                language = try String.decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              if cursor.consumeKey("poster") {
                poster = try cursor.optional(as: .base64)
                guard try cursor.hasNextMember() else { break members }
              }
              repeat {
                if case nil = movieID, cursor.consumeKey("movie_id") {
                  movieID = try Int.decode(from: &cursor)
                } else if cursor.consumeKey("released") || cursor.consumeKey("year") {
                  guard case nil = released else { throw DerivedMapping.CursorFailure() }
                  released = try cursor.optional(as: .yearMonthDay)
                } else if case nil = rating, cursor.consumeKey("rating") {
                  rating = try Double.decode(from: &cursor)
                } else if case nil = language, cursor.consumeKey("language") {
                  language = try String.decode(from: &cursor)
                } else if case nil = poster, cursor.consumeKey("poster") {
                  poster = try cursor.optional(as: .base64)
                } else {
                  try cursor.skipMember()
                }
              } while try cursor.hasNextMember()
            }
            guard let movieID = movieID ?? Int.missingValue, let poster else { throw DerivedMapping.CursorFailure() }
            return Movie(
              movieID: movieID, released: released ?? nil, rating: rating ?? 2.5, language: language ?? "en",
              poster: poster)
          }

          static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Movie {
            Movie(
              movieID: try json.member("movie_id"),
              released: try json.member(optional: json.presentKey("released", or: "year"), as: .yearMonthDay),
              rating: try json.member("rating", default: 2.5),
              language: try json.member("language", default: "en", evenIfWrong: true),
              poster: try json.member(orNull: "poster", as: .base64))
          }

          func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
            try json.put("movie_id", movieID)
            try json.put("released", released, as: .yearMonthDay)
            try json.put("rating", rating)
            try json.put("language", language)
            try json.put("poster", orNull: poster, as: .base64)
          }
        }

        extension Movie: DerivedReadable, DerivedDecodable, JSONWritable, JSONObjectWritable {}
        """#)
  }

  @Test("Paths share objects, and are read by a document with inlined parts")
  func paths() {
    MacroExpansion.expect(
      #"""
      @Mapped
      struct Picture {
        @Key(path: "image.size.width") var width: Int
        @Key(path: "image.alt") var alt: String?
        @Key(path: "image.size.height") var height: Int
        @Key(path: "dates.taken") @By(.seconds) @Default(.distantPast, evenIfWrong: true) var taken: Date
        @Key(path: "links.next") @By(.url) var next: URL?
        @Inlined var credit: Credit
      }
      """#,
      becomes: #"""

        struct Picture {
          var width: Int
          var alt: String?
          var height: Int
          var taken: Date
          var next: URL?
          var credit: Credit

          static var readsInOnePass: Swift.Bool { false }

          static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Picture {
            Picture(
              width: try json.part("image", "size") { (json) throws(DerivedMapping.JSONError) in
                try json.member("width")
              },
              alt: try json.part("image") { (json) throws(DerivedMapping.JSONError) in try json.member("alt") },
              height: try json.part("image", "size") { (json) throws(DerivedMapping.JSONError) in
                try json.member("height")
              },
              taken: try json.part("dates", ifMissing: .distantPast, evenIfWrong: true) {
                (json) throws(DerivedMapping.JSONError) in
                try json.member("taken", as: .seconds, default: .distantPast, evenIfWrong: true)
              },
              next: try json.part("links", ifMissing: nil) { (json) throws(DerivedMapping.JSONError) in
                try json.member(optional: "next", as: .url)
              },
              credit: try Credit.decode(members: json))
          }

          func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
            json.key("image")
            try json.beginObject()
            json.key("size")
            try json.beginObject()
            try json.put("width", width)
            try json.put("height", height)
            json.endObject()
            try json.put("alt", alt)
            json.endObject()
            json.key("dates")
            try json.beginObject()
            try json.put("taken", taken, as: .seconds)
            json.endObject()
            if next != nil {
              json.key("links")
              try json.beginObject()
              try json.put("next", next, as: .url)
              json.endObject()
            }
            try credit.writeMembers(to: &json)
          }
        }

        extension Picture: DerivedReadable, DerivedDecodable, JSONWritable, JSONObjectWritable {}
        """#)
  }
}
