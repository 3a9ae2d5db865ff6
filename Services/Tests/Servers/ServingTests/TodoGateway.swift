import APIClient
import AsyncHTTPClientTransport
import Catalog
import CodableMapping
import Hummingbird

/// The routes of a server that fetches its todos from another service.
func todoGateway(_ client: Client<Anyone>) -> Router<BasicRequestContext> {
  let todos = CodableMapper<Todo>()
  let router = Router()
  router.add(middleware: UpstreamFailures())
  router.get("todos/:id") { _, context in
    let id = try context.parameters.require("id", as: Int.self)
    return try Response(await client.send(.get("todos/\(id)", as: todos)), by: todos)
  }
  return router
}

func runTodoGateway(_ environment: APIEnvironment) async throws {
  let transport = AsyncHTTPClientTransport()
  let router = todoGateway(Client(environment, transport: transport))
  do {
    try await Application(router: router).runService()
  } catch {
    await transport.shutdown()
    throw error
  }
  await transport.shutdown()
}
