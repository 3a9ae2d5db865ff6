import APIClient
import Catalog
import CatalogServices
import Foundation
import JSONCore
import ManualMapping

@Sendable func show(_ value: some Sendable) {}

func page(_ client: Client<Anyone>, _ todos: TodoService) async throws {
  // statements
}
