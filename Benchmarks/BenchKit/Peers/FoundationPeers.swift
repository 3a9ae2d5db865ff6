package import Catalog
import Foundation

/// The rows of Foundation's coders and parser.
package enum FoundationPeers {
  /// `JSONDecoder` and `JSONEncoder`, with this package's fast date parser instead of a `DateFormatter`.
  package static func codable(catalogue: SkillCatalogue) -> CatalogCodecs {
    let coders = FoundationCoders(dates: .bytes, catalogue: catalogue)
    var codecs = CatalogCodecs(strategy: PeerName.reference, backend: .foundation, isPeer: true)
    codecs.movie = FoundationCodableCodec<Movie, Movie>(coders)
    codecs.movies = FoundationCodableCodec<[Movie], [Movie]>(coders)
    codecs.user = FoundationCodableCodec<User, WireUser>(coders)
    codecs.users = FoundationCodableCodec<[User], UserList>(coders)
    codecs.skill = FoundationCodableCodec<Skill, Skill>(coders)
    codecs.skills = FoundationCodableCodec<[Skill], SkillList>(coders)
    codecs.todo = FoundationCodableCodec<Todo, Todo>(coders)
    codecs.todos = FoundationCodableCodec<[Todo], [Todo]>(coders)
    return codecs
  }

  /// `JSONDecoder` and `JSONEncoder` with a `DateFormatter`; only movies have a date.
  package static func codableWithDateFormatter() -> CatalogCodecs {
    let coders = FoundationCoders(dates: .formatter, catalogue: SkillCatalogue([]))
    var codecs = CatalogCodecs(strategy: PeerName.dateFormatter, backend: .foundation, isPeer: true)
    codecs.movie = FoundationCodableCodec<Movie, Movie>(coders)
    codecs.movies = FoundationCodableCodec<[Movie], [Movie]>(coders)
    return codecs
  }

  /// `JSONSerialization` with `as?` casts, and the fast date parser.
  package static func casts(catalogue: SkillCatalogue) -> CatalogCodecs {
    let users = UserCasts(catalogue: catalogue)
    var codecs = CatalogCodecs(strategy: PeerName.casts, backend: .foundation, isPeer: true)
    codecs.movie = FoundationCastsCodec(casts: MovieCasts())
    codecs.movies = FoundationCastsListCodec(casts: MovieCasts())
    codecs.user = FoundationCastsCodec(casts: users)
    codecs.users = FoundationCastsListCodec(casts: users, key: "users")
    codecs.skill = FoundationCastsCodec(casts: SkillCasts())
    codecs.skills = FoundationCastsListCodec(casts: SkillCasts(), key: "skills")
    codecs.todo = FoundationCastsCodec(casts: TodoCasts())
    codecs.todos = FoundationCastsListCodec(casts: TodoCasts())
    return codecs
  }

  /// `JSONSerialization` alone.
  package static var parser: DocumentParser {
    DocumentParser(backend: .foundation) { bytes in
      let document = Data(bytes)
      return { blackHole(try JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)) }
    }
  }
}
