#if Client
public import APIClient
public import Catalog
public import CatalogStrategies
internal import JSONMapping
public import OfflineStore

/// Users and their skills, for members.
///
/// The service sends users with the ids of their skills; the skills themselves are stored here.
public struct UserService: Sendable {
  /// The dialect, for the skills that users refer to.
  public typealias Mapping = @Sendable (SkillCatalogue) -> CatalogStrategy

  private let client: Client<Member>
  private let store: any ModelStore
  private let mapping: Mapping

  /// Creates the service.
  public init(_ client: Client<Member>, store: any ModelStore, mapping: @escaping Mapping) {
    self.client = client
    self.store = store
    self.mapping = mapping
  }

  /// All users, by their ids. Both skills and users are stored; without a network the stored ones answer.
  ///
  /// - Throws: ``ClientError``.
  public func users() async throws(ClientError) -> [User] {
    let mapping = mapping(SkillCatalogue(try await skills()))
    let client = client
    let list: Offline<[User], ClientError> = Offline(
      .list("users", CatalogTables(mapping).users.all, in: store, saving: .replacing),
      isUnreachable: \.isOffline
    ) { () async throws(ClientError) in
      try await client.send(.get("users", as: mapping.users))
    }
    return try await list.networkFirst().value
  }

  /// Changes a user: the service gets `{"user": {…, "skill_ids": […]}}` and answers with the user as it is now.
  ///
  /// - Throws: ``ClientError``.
  public func edit(_ user: User) async throws(ClientError) -> OfflineValue<User> {
    let mapping = mapping(SkillCatalogue(try await skills() + user.skills))
    let client = client
    let edited: Offline<User, ClientError> = Offline(
      .model(user.id, of: CatalogTables(mapping).users, in: store), isUnreachable: { _ in false }
    ) { () async throws(ClientError) in
      try await client.send(.editing(user, with: mapping.user))
    }
    return try await edited.networkFirst()
  }

  /// All skills; the stored ones, as long as they are less than an hour old.
  ///
  /// - Throws: ``ClientError``.
  public func skills() async throws(ClientError) -> [Skill] {
    let mapping = mapping(SkillCatalogue([]))
    let client = client
    let list: Offline<[Skill], ClientError> = Offline(
      .list("skills", CatalogTables(mapping).skills.all, in: store, saving: .replacing),
      isUnreachable: \.isOffline
    ) { () async throws(ClientError) in
      try await client.send(.get("skills", as: mapping.skills))
    }
    return try await list.cacheFirst(maxAge: .seconds(3600)).value
  }
}

extension Endpoint where Response == User, Access == Member {
  /// The user stands below the key `user`, both ways.
  fileprivate static func editing(_ user: User, with mapping: some Mapping<User>) -> Endpoint {
    let wrapped = mapping.at("user")
    return .put("users/\(user.id)", user, with: wrapped, as: wrapped)
  }
}
#endif
