import CodableMapping
import Hummingbird

struct Movie: Codable {
  var id: Int
  var title: String
}

/// The application of the page's first section.
func movieApplication(
  port: Int
) -> Application<RouterResponder<BasicRequestContext>> {
  let movies = [Movie(id: 1, title: "Heat"), Movie(id: 2, title: "Zoo")]
  let mapper = CodableMapper<Movie>().array

  let router = Router()
  router.get("movies") { _, _ in
    try Response(movies, by: mapper)
  }
  let application = Application(
    router: router, configuration: ApplicationConfiguration(address: .hostname("localhost", port: port)))
  return application
}
