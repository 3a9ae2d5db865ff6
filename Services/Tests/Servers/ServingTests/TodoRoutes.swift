import Catalog
import CatalogStrategies
import Hummingbird
import JSONMapping

/// The todos of a service, in memory.
enum TodoRoutes {
  static let megabyte = 1_000_000
  static let strategies = CatalogStrategy.all(skills: SkillCatalogue([]))

  /// The routes of each strategy, and those of handlers that name no mapper.
  static func router() -> Router<AppContext> {
    let router = Router(context: AppContext.self)
    for strategy in strategies {
      let routes = router.group("\(strategy.name)")
      add(strategy.todo, to: routes)
      let large = routes.group("large").add(middleware: BodyLimit(bytes: 100 * megabyte))
      add(strategy.todo, to: large)
    }
    router.post("plain/todos") { request, context in
      var todo = try await request.decode(as: Todo.self, context: context)
      todo.id = 201
      return try context.responseEncoder.encode(todo, from: request, context: context)
    }
    return router
  }

  private static func add(_ todos: any Mapping<Todo>, to routes: RouterGroup<AppContext>) {
    routes.post("todos") { request, context in
      var todo = try await request.decoded(by: todos, context: context)
      todo.id = 201
      return try Response(todo, by: todos, status: .created)
    }
  }
}
