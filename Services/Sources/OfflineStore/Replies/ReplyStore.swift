/// A store of responses for conditional requests, separated by account.
public protocol ReplyStore: Sendable {
  /// Returns the stored response for a key.
  ///
  /// - Throws: ``StoreError`` of the kind of the store's error, such as `busy`.
  func reply(for key: ReplyKey) async throws(StoreError) -> StoredReply?

  /// Stores a response in place of the previous one.
  ///
  /// - Throws: ``StoreError`` of the kind of the store's error, such as `busy` or `full`; the previous
  ///   response then stays.
  func save(_ reply: StoredReply, for key: ReplyKey) async throws(StoreError)

  /// Removes the response for a key, if there is one.
  ///
  /// - Throws: ``StoreError`` of the kind of the store's error, such as `busy` or `full`.
  func removeReply(for key: ReplyKey) async throws(StoreError)

  /// Removes all responses of an account, for example when it signs out.
  ///
  /// - Throws: ``StoreError`` of the kind of the store's error, such as `busy` or `full`.
  func removeReplies(ofAccount account: String) async throws(StoreError)

  /// Removes all responses of other accounts; those without an account stay.
  ///
  /// - Parameter account: The account whose responses stay too; empty to remove those of all accounts.
  /// - Throws: ``StoreError`` of the kind of the store's error, such as `busy` or `full`.
  func removeReplies(exceptOfAccount account: String) async throws(StoreError)

  /// Removes all responses.
  ///
  /// - Throws: ``StoreError`` of the kind of the store's error, such as `busy` or `full`.
  func removeAllReplies() async throws(StoreError)
}
