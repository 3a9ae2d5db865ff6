#if Client
public import APIClient

/// Whose rows are: those of an environment, and there of an account or of everyone.
///
/// What is stored of one is never shown to another.
public struct RowOwner: Sendable, Hashable {
  /// As columns and keys have it: no two owners have the same.
  let text: String

  /// Nobody.
  public init() { text = "" }

  /// An account of an environment; everyone there without one.
  public init(_ environment: APIEnvironment, account: String = "") {
    text = "\(account.utf8.count):\(account)@\(environment)"
  }

  /// A name that is the owner's only.
  func key(_ name: some CustomStringConvertible) -> String { "\(text)/\(name)" }
}
#endif
