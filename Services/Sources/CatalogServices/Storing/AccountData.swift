public import APIClient
internal import Catalog
public import CatalogStrategies
public import JSONCore
public import OfflineStore

/// The stored data of accounts: users and skills, the times of their fetches, and responses.
public struct AccountData: Sendable {
  private let environment: APIEnvironment
  private let store: any ModelStore
  private let replies: any ReplyCache
  private let strategy: CatalogStrategy
  private let onStoreError: @Sendable (StoreError) -> Void

  /// Creates the data for the accounts of an environment.
  ///
  /// - Parameters:
  ///   - environment: The environment of the services.
  ///   - store: The store of users and skills.
  ///   - replies: The store of responses.
  ///   - strategy: The strategy of the tables.
  ///   - onStoreError: Called with errors of removing data.
  public init(
    of environment: APIEnvironment, in store: any ModelStore, replies: any ReplyCache,
    strategy: CatalogStrategy,
    onStoreError: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) {
    self.environment = environment
    self.store = store
    self.replies = replies
    self.strategy = strategy
    self.onStoreError = onStoreError
  }

  /// Removes all data of an account, for example when it signs out.
  public func remove(_ account: String) async {
    let tables = tables(of: account)
    await replies.removeAll(of: account)
    await attempt { () async throws(StoreError) in
      try await store.write([
        .delete(tables.own(tables.users)), .delete(tables.own(tables.skills)),
        .removeFetch(UserService.usersKey(tables.owner)), .removeFetch(UserService.skillsKey(tables.owner)),
      ])
    }
  }

  /// Removes users, skills and responses of all other accounts: those that never signed out, and those of
  /// other environments.
  ///
  /// - Parameter account: The account whose data isn't removed; empty to remove the data of all accounts.
  public func removeOthers(than account: String) async {
    let tables = tables(of: account)
    let (users, skills) = (tables.others(tables.users), tables.others(tables.skills))
    await replies.removeAll(exceptOf: account)
    await attempt { () async throws(StoreError) in
      guard try await store.count(users) + store.count(skills) > 0 else { return }
      // The times of fetches are removed too: a list with such a time counts as stored, even without rows.
      try await store.write([.delete(users), .delete(skills), .removeFetch(nil)])
    }
  }

  private func tables(of account: String) -> CatalogTables {
    CatalogTables(strategy, owner: RowOwner(environment, account: account))
  }

  private func attempt(_ body: () async throws(StoreError) -> Void) async {
    do { try await body() } catch { onStoreError(error) }
  }
}

extension AccountData: ShownByDescription {}

/// The owner of rows: an account of an environment, or the environment, for rows that all accounts share.
///
/// Stored data of one owner is never shown to another.
public struct RowOwner: Sendable, Hashable {
  /// The text in columns and keys, which is unique to the owner.
  let text: String

  /// Creates an owner without environment and account.
  public init() { text = "" }

  /// Creates the owner for an account of an environment; if the account is empty, for the environment.
  public init(_ environment: APIEnvironment, account: String = "") {
    text = "\(account.utf8.count):\(account)@\(environment)"
  }

  /// Returns a name that is unique to the owner.
  func key(_ name: some CustomStringConvertible) -> String { "\(text)/\(name)" }
}
