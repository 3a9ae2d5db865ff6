#if Client
public import APIClient
public import OfflineStore

/// What could not be kept, forgotten or found. The services go on without it.
public enum StorageFailure: Error, Sendable {
  /// Movies, users or skills.
  case store(StoreError)
  /// The session.
  case credential(CredentialStoreError)
}

extension StorageFailure: CustomStringConvertible {
  /// What the store says.
  public var description: String {
    switch self {
    case .store(let error): error.description
    case .credential(let error): error.description
    }
  }
}

/// Tells of what a store of sessions can't do.
struct ReportingCredentialStore: CredentialStore {
  let base: any CredentialStore<Session>
  let onFailure: @Sendable (StorageFailure) -> Void

  func load() async throws(CredentialStoreError) -> Session? {
    do {
      return try await base.load()
    } catch {
      onFailure(.credential(error))
      throw error
    }
  }

  func save(_ session: Session?) async throws(CredentialStoreError) {
    do {
      try await base.save(session)
    } catch {
      onFailure(.credential(error))
      throw error
    }
  }
}
#endif
