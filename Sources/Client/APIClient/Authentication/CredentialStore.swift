#if Client
public import JSONCore

/// Keeps a credential between requests, or between runs of a program.
public protocol CredentialStore<Stored>: Sendable {
  /// The credential that is kept.
  associatedtype Stored: Credential

  /// The credential; `nil` if there is none.
  ///
  /// - Throws: ``CredentialStoreError`` where it can't be read.
  func load() async throws(CredentialStoreError) -> Stored?

  /// Keeps a credential in the place of the one before; `nil` to keep none.
  ///
  /// - Throws: ``CredentialStoreError`` where it can't be kept; then the one before is still there.
  func save(_ credential: Stored?) async throws(CredentialStoreError)
}

/// Why a credential can't be read or kept. It holds no part of the credential.
public struct CredentialStoreError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason.
  public let description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}

/// Keeps a credential as long as the program runs.
public final class MemoryCredentialStore<Stored: Credential>: CredentialStore {
  private let credential: Locked<Stored?>

  /// Creates a store.
  public init(_ credential: Stored? = nil) { self.credential = Locked(credential) }

  /// The credential.
  public func load() -> Stored? { credential.withLock { $0 } }

  /// Keeps a credential.
  public func save(_ credential: Stored?) { self.credential.withLock { $0 = credential } }
}

extension MemoryCredentialStore: ShownByDescription {
  /// The type; not the credential, whose own description may show it.
  public var description: String { "MemoryCredentialStore" }
}
#endif
