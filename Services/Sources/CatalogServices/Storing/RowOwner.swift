public import APIClient

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
