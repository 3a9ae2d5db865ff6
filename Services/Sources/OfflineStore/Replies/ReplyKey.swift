public import JSONCore

/// The key of a stored response. Its strings are compared by their UTF-8 bytes.
public struct ReplyKey: Sendable, Hashable {
  /// The id of the account; empty for requests without one. Don't use a token, since the string is stored
  /// unchanged.
  public var account: String
  /// The request, such as `GET https://api.example.com/movies/1`, or a digest of it if URLs contain secrets,
  /// since the string is stored unchanged.
  public var request: String
  /// The request's header fields that the response's `Vary` names, in a form that the client chooses; empty
  /// if there are none.
  public var variant: String

  /// Creates a key.
  public init(account: String = "", request: String, variant: String = "") {
    self.account = account
    self.request = request
    self.variant = variant
  }
}

extension ReplyKey {
  /// Whether the keys are equal. Strings are compared by their UTF-8 bytes, as in the store, unlike `==` of
  /// `String`.
  public static func == (left: ReplyKey, right: ReplyKey) -> Bool {
    left.account.utf8.elementsEqual(right.account.utf8)
      && left.request.utf8.elementsEqual(right.request.utf8)
      && left.variant.utf8.elementsEqual(right.variant.utf8)
  }
}

extension ReplyKey: ShownByDescription {
  /// The same for every key: its strings are omitted, since URLs may contain secrets.
  public var description: String { "a reply's key" }
}
