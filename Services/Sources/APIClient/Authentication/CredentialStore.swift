public import JSONCore
public import JSONMapping

/// Saves a credential between requests, or between runs of a program.
public protocol CredentialStore<Stored>: Sendable {
  /// The type of the credential.
  associatedtype Stored: Credential

  /// Returns the saved credential; `nil` if there is none.
  ///
  /// - Throws: ``CredentialStoreError`` if it can't be read.
  func load() async throws(CredentialStoreError) -> Stored?

  /// Saves a credential in place of the previous one; `nil` removes it.
  ///
  /// - Throws: ``CredentialStoreError`` if the change can't be saved; the previous credential then stays.
  func save(_ credential: Stored?) async throws(CredentialStoreError)
}

/// The reason why a credential can't be read or saved. It contains no part of the credential.
public struct CredentialStoreError: Error, Sendable, Hashable, DescribedError {
  /// The reason.
  public let description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}

/// Holds a credential in memory.
public final class MemoryCredentialStore<Stored: Credential>: CredentialStore {
  private let credential: Locked<Stored?>

  /// Creates a store.
  public init(_ credential: Stored? = nil) { self.credential = Locked(credential) }

  /// The credential.
  public func load() -> Stored? { credential.withLock { $0 } }

  /// Replaces the credential.
  public func save(_ credential: Stored?) { self.credential.withLock { $0 = credential } }
}

extension MemoryCredentialStore: ShownByDescription {
  /// The name of the type; the description of a credential may show its secret.
  public var description: String { "MemoryCredentialStore" }
}
