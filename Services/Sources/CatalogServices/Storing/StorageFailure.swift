public import APIClient
public import JSONMapping
public import OfflineStore

/// A failure to store, remove or load data. The services continue without it.
public enum StorageFailure: Error, Sendable {
  /// A failure with movies, users or skills.
  case store(StoreError)
  /// A failure with the session.
  case credential(CredentialStoreError)
}

extension StorageFailure: DescribedError {
  /// The description of the store's error.
  public var description: String {
    switch self {
    case .store(let error): error.description
    case .credential(let error): error.description
    }
  }
}

/// Reports the errors of a credential store.
struct ReportingCredentialStore: CredentialStore {
  let base: any CredentialStore<Session>
  let onFailure: @Sendable (StorageFailure) -> Void

  func load() async throws(CredentialStoreError) -> Session? {
    try await reporting { () async throws(CredentialStoreError) in try await base.load() }
  }

  func save(_ session: Session?) async throws(CredentialStoreError) {
    try await reporting { () async throws(CredentialStoreError) in try await base.save(session) }
  }

  private func reporting<Value>(
    _ body: () async throws(CredentialStoreError) -> Value
  ) async throws(CredentialStoreError) -> Value {
    do {
      return try await body()
    } catch {
      onFailure(.credential(error))
      throw error
    }
  }
}
