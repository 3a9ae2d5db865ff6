// The models of `Benchmarks/bench/Expanded`.

/* @Mapped */ struct Film {
  var id: Int
  var name: String
  var year: Int
  /* @By(.yearMonthDay) */ var releaseDate: Date
  var grossing: Int
  var rating: Double
  var cast: [FilmActor]
}

/* @Mapped */ struct FilmActor {
  var name: String
}
