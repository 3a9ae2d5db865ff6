public import APIClient
internal import ApplicativeMapping
public import JSONCore
internal import JSONMapping

/// The routes of the service for repositories.
public enum RepositoryRoute: Route {
  /// All repositories.
  case fetchAll
  /// One repository of an owner.
  case get(ownerID: Int, repositoryID: Int)
  /// The repositories that match a text.
  case search(text: String, page: Int)

  /// The path, relative to the base URL of the service.
  public var path: Path {
    switch self {
    case .fetchAll: "repositories"
    case .get(let ownerID, let repositoryID): "repos/\(ownerID)/\(repositoryID)"
    case .search: "search/repositories"
    }
  }

  /// The parameters of a search.
  public var parameters: RouteParameters {
    if case .search(let text, let page) = self { ["q": text, "page": page] } else { [:] }
  }
}

/// Repositories of source code, mapped with Argo's strategy.
public struct RepositoriesService: Sendable {
  private let client: Client<Guest>

  /// Creates the service.
  public init(_ client: Client<Guest>) { self.client = client }

  /// Returns all repositories.
  ///
  /// - Throws: ``ClientError``.
  public func fetchAll() async throws(ClientError) -> [Repository] {
    try await client.send(Endpoint(RepositoryRoute.fetchAll, as: ApplicativeMapper<Repository>().array))
  }

  /// Returns one repository of an owner.
  ///
  /// - Throws: ``ClientError``.
  public func get(ownerID: Int, repositoryID: Int) async throws(ClientError) -> Repository {
    try await client.send(
      Endpoint(
        RepositoryRoute.get(ownerID: ownerID, repositoryID: repositoryID),
        as: ApplicativeMapper<Repository>()))
  }

  /// Returns the repositories that match a text, one page at a time.
  ///
  /// - Throws: ``ClientError``.
  public func search(_ text: String, page: Int = 1) async throws(ClientError) -> [Repository] {
    try await client.send(
      Endpoint(
        RepositoryRoute.search(text: text, page: page),
        as: ApplicativeMapper<Repository>().array.at("items")))
  }
}

extension RepositoriesService: ShownByDescription {}
