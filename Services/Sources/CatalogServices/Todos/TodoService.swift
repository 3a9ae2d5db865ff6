public import APIClient
public import Catalog
public import CatalogStrategies
public import JSONCore
internal import JSONMapping

/// Fetches and saves todos.
public struct TodoService: Sendable {
  private let client: Client<Guest>
  private let mapping: any Mapping<Todo>

  /// Creates the service with a strategy for todos.
  public init(_ client: Client<Guest>, strategy: CatalogStrategy) {
    self.client = client
    self.mapping = strategy.todo
  }

  private func one(id: Int) -> Endpoint<Todo, Guest> { .get("todos/\(id)", as: mapping) }

  private func creation(of todo: Todo) -> Endpoint<Todo, Guest> {
    .post("todos", todo, with: mapping, as: mapping)
  }

  /// Returns a todo.
  ///
  /// - Throws: ``BackendError``.
  public func todo(id: Int) async throws(BackendError) -> Todo { try await client.send(one(id: id)) }

  /// Saves a new todo, and returns it with the id that the service assigned.
  ///
  /// - Throws: ``BackendError``.
  public func save(_ todo: Todo) async throws(BackendError) -> Todo {
    try await client.send(creation(of: todo))
  }

  /// Fetches a todo, and calls `completion` with it or the error on the main actor.
  @discardableResult
  public func todoByID(
    _ id: Int, completion: @escaping @MainActor @Sendable (Result<Todo, BackendError>) -> Void
  ) -> RequestTask { client.send(one(id: id), completion: completion) }

  /// Saves a new todo, and calls `completion` with the saved todo or the error on the main actor.
  @discardableResult
  public func save(
    _ todo: Todo, completion: @escaping @MainActor @Sendable (Result<Todo, BackendError>) -> Void
  ) -> RequestTask { client.send(creation(of: todo), completion: completion) }
}

extension TodoService: ShownByDescription {}
