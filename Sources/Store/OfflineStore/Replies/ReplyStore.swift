/// A place where replies are kept for conditional requests, each account's by itself.
public protocol ReplyStore: Sendable {
  /// The reply kept under a key.
  ///
  /// - Throws: ``StoreError``.
  func reply(for key: ReplyKey) async throws(StoreError) -> StoredReply?

  /// Keeps a reply in the place of the one before.
  ///
  /// - Throws: ``StoreError``; the one before is still there then.
  func save(_ reply: StoredReply, for key: ReplyKey) async throws(StoreError)

  /// Forgets the reply of a key, if there is one.
  ///
  /// - Throws: ``StoreError``.
  func removeReply(for key: ReplyKey) async throws(StoreError)

  /// Forgets all replies of an account, as when it signs out.
  ///
  /// - Throws: ``StoreError``.
  func removeReplies(ofAccount account: String) async throws(StoreError)

  /// Forgets all replies of the other accounts; nobody's stay.
  ///
  /// - Parameter account: Whose replies stay too; empty for no account's.
  /// - Throws: ``StoreError``.
  func removeReplies(exceptOfAccount account: String) async throws(StoreError)

  /// Forgets all replies.
  ///
  /// - Throws: ``StoreError``.
  func removeAllReplies() async throws(StoreError)
}
