#if Client
public import APIClient

/// The owner of rows: an environment, and an account in it or everyone.
///
/// Stored data of one owner is never shown to another.
public struct RowOwner: Sendable, Hashable {
  /// The text in columns and keys, which is unique to the owner.
  let text: String

  /// Creates an owner that stands for no account.
  public init() { text = "" }

  /// Creates the owner for an account of an environment; an empty account stands for everyone.
  public init(_ environment: APIEnvironment, account: String = "") {
    text = "\(account.utf8.count):\(account)@\(environment)"
  }

  /// Returns a name that is unique to the owner.
  func key(_ name: some CustomStringConvertible) -> String { "\(text)/\(name)" }
}
#endif
