import BenchKit
import Catalog
import DerivedMapping
import Foundation

// The catalog's movies are mapped by hand. This model has the same documents, but is mapped by the code that
// the macro generates, so that the instructions of both can be compared.

// The attributes are comments, because the macro isn't built here. `make test-all` compares its output
// with Film+Mapped.swift.

/// A movie that is mapped by the code of the macro.
/* @Mapped */ struct Film: Codable, Equatable, Sendable {
  var id: Int
  var name: String
  var year: Int
  /* @By(.yearMonthDay) */ var releaseDate: Date
  var grossing: Int
  var rating: Double
  var cast: [FilmActor]
}

/// A member of a film's cast.
/* @Mapped */ struct FilmActor: Codable, Equatable, Sendable {
  var name: String
}
