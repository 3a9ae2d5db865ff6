public import APIClient
public import Catalog
public import CatalogStrategies
public import JSONCore
internal import JSONMapping
public import OfflineStore

/// Users and their skills, for members.
///
/// The service sends users with the ids of their skills; the skills themselves are stored locally. Stored
/// data belongs to the account that fetched it.
public struct UserService: Sendable {
  /// Creates the strategy for the skills that users refer to.
  public typealias Strategy = @Sendable (SkillCatalogue) -> CatalogStrategy

  private let client: Client<Member>
  private let store: any ModelStore
  private let owner: @Sendable () async -> RowOwner
  private let onStoreError: @Sendable (StoreError) -> Void
  private let strategy: Strategy

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - client: A client whose requests carry the session.
  ///   - store: The store of users and skills.
  ///   - owner: Returns the owner of the rows, which is the account that is signed in.
  ///   - onStoreError: Called with errors of the store.
  ///   - strategy: Creates the strategy for users and skills.
  public init(
    _ client: Client<Member>, store: any ModelStore, owner: @escaping @Sendable () async -> RowOwner,
    onStoreError: @escaping @Sendable (StoreError) -> Void = { _ in }, strategy: @escaping Strategy
  ) {
    self.client = client
    self.store = store
    self.owner = owner
    self.onStoreError = onStoreError
    self.strategy = strategy
  }

  static func usersKey(_ owner: RowOwner) -> String { owner.key("users") }
  static func skillsKey(_ owner: RowOwner) -> String { owner.key("skills") }

  /// Returns all users, sorted by their ids. Stores both users and skills; without a network, returns the
  /// stored users.
  ///
  /// - Throws: ``ClientError``.
  public func users() async throws(ClientError) -> [User] {
    let owner = await owner()
    let strategy = strategy(SkillCatalogue(try await skills(of: owner)))
    let tables = CatalogTables(strategy, owner: owner)
    let query = tables.own(tables.users).sorted(by: .ascending(CatalogTables.userID))
    let list = list(Self.usersKey(owner), query, of: owner, .get("users", as: strategy.users))
    return try await list.networkFirst().value
  }

  /// Changes a user: sends `{"user": {…, "skill_ids": […]}}` and returns the user of the response.
  ///
  /// - Throws: ``ClientError``.
  public func edit(_ user: User) async throws(ClientError) -> OfflineValue<User> {
    let owner = await owner()
    let strategy = strategy(SkillCatalogue(try await skills(of: owner) + user.skills))
    let table = CatalogTables(strategy, owner: owner).users
    let (client, store) = (client, store)
    // A stored user can't replace the response to a change, so it isn't loaded.
    let response = OfflineResource<User>(
      load: { OfflineResource.Stored(value: nil, date: nil) },
      save: { (user, _) async throws(StoreError) in try await store.save([user], in: table) })
    let edited = Offline(saved(response, by: owner), onStoreError: onStoreError) {
      () async throws(ClientError) in try await client.send(.editing(user, with: strategy.user))
    }
    return try await edited.networkFirst()
  }

  /// Returns all skills; the stored ones if they are less than an hour old.
  ///
  /// - Throws: ``ClientError``.
  public func skills() async throws(ClientError) -> [Skill] { try await skills(of: await owner()) }

  private func skills(of owner: RowOwner) async throws(ClientError) -> [Skill] {
    let strategy = strategy(SkillCatalogue([]))
    let tables = CatalogTables(strategy, owner: owner)
    let query = tables.own(tables.skills).sorted(by: .ascending(CatalogTables.skillID))
    let list = list(Self.skillsKey(owner), query, of: owner, .get("skills", as: strategy.skills))
    return try await list.cacheFirst(maxAge: .seconds(3600)).value
  }

  /// A list of an account that replaces the stored one when it is fetched.
  private func list<Model>(
    _ key: String, _ query: StoreQuery<Model>, of owner: RowOwner, _ endpoint: Endpoint<[Model], Member>
  ) -> Offline<[Model], ClientError> {
    let client = client
    return Offline(
      saved(.list(key, query, in: store, saving: .replacing), by: owner), onStoreError: onStoreError
    ) { () async throws(ClientError) in
      try await client.send(endpoint)
    }
  }

  /// Creates a resource whose values are saved only if the owner is still the one for which they were
  /// fetched.
  private func saved<Value>(
    _ resource: OfflineResource<Value>, by fetcher: RowOwner
  ) -> OfflineResource<Value> {
    let owner = owner
    return OfflineResource(
      load: resource.load,
      save: { (value, date) async throws(StoreError) in
        if await owner() == fetcher { try await resource.save(value, date) }
      })
  }
}

extension Endpoint where Response == User, Access == Member {
  /// The request and the response contain the user below the key `user`.
  fileprivate static func editing(_ user: User, with mapping: some Mapping<User>) -> Endpoint {
    let wrapped = mapping.at("user")
    return .put("users/\(user.id)", user, with: wrapped, as: wrapped)
  }
}

extension UserService: ShownByDescription {}
