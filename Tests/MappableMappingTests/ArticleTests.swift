import Catalog
import CatalogMappable
import Foundation
import MappableMapping
import MappingTestSupport
import Testing

/// The article's model of the API: every property has a value to begin with.
class ApiMovie {
  required init?(map: Map) {}

  var id = 0
  var name = ""
  var year = 0
  var releaseDate = Date(timeIntervalSince1970: 0)
  var grossing = 0
  var rating = 0.0
  var cast = [ApiMovieActor]()

  func convert() -> Movie {
    Movie(
      id: id, name: name, year: year, releaseDate: releaseDate, grossing: grossing, rating: rating,
      cast: cast.map { $0.convert() })
  }
}

extension ApiMovie: Mappable {
  func mapping(map: Map) {
    id <- map["id"]
    name <- map["name"]
    year <- map["year"]
    releaseDate <- (map["releaseDate"], DateField.yearMonthDay)
    grossing <- map["grossing"]
    rating <- map["rating"]
    cast <- map["cast"]
  }
}

class ApiMovieActor {
  required init?(map: Map) {}

  var name = ""

  func convert() -> MovieActor { MovieActor(name: name) }
}

extension ApiMovieActor: Mappable {
  func mapping(map: Map) { name <- map["name"] }
}

/// The part of a database's requirements that the case study's user needs.
class Object {
  required init() {}
}

/// The case study's database, here as the context of the mapper.
struct SkillDatabase: MapContext, Sendable { var names: [Int: String] }

/// The case study's user, which replaces ids by skills while it is mapped.
final class StoredUser: Object, Mappable {
  var id = 0
  var email = ""
  var skills: [String] = []

  required init() {}

  convenience init?(map: Map) { self.init() }

  func mapping(map: Map) {
    id <- map["id"]
    email <- map["email"]
    let database = map.context as? SkillDatabase
    var skillIdsArray = [Int]()
    skillIdsArray <- map["skill_ids"]
    for skillId in skillIdsArray {
      guard let skill = database?.names[skillId] else { continue }
      skills.append(skill)
    }
  }
}

@Suite("The articles' models")
struct ArticleTests {
  @Test("The movies convert to those of the domain", arguments: [MappingMode.strict, .lenient])
  func movies(mode: MappingMode) throws {
    let bytes = try Fixture.bytes("movies.json")
    let movies = try MappableMapper<ApiMovie>(mode: mode).array.decode(bytes)
    #expect(movies.map { $0.convert() } == (try MappableMapper<Movie>().array.decode(bytes)))
  }

  @Test("The user's skills are looked up in the context while it is mapped")
  func user() throws {
    let mapper = MappableMapper<StoredUser>(context: SkillDatabase(names: [1: "Swift", 3: "Debugging"]))
    let user = try mapper.decode(#"{"id":7,"email":"ada@example.com","skill_ids":[1,2,3]}"#)
    #expect(user.id == 7 && user.email == "ada@example.com" && user.skills == ["Swift", "Debugging"])
  }
}
