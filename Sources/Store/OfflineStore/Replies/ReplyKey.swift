public import JSONCore

/// What a reply is found by again. Its texts are compared by their UTF-8 bytes.
public struct ReplyKey: Sendable, Hashable {
  /// Whose reply it is: an id of the account, empty for nobody's. Never a token, for it is stored as it is.
  public var account: String
  /// Which request it answers, such as `GET https://api.example.com/movies/1`, or a digest of that where addresses have
  /// secrets in them: it is stored as it is.
  public var request: String
  /// The request's fields that the reply's `Vary` names, in a form of the client's choice; empty without any.
  public var variant: String

  /// Creates a key.
  public init(account: String = "", request: String, variant: String = "") {
    self.account = account
    self.request = request
    self.variant = variant
  }
}

extension ReplyKey {
  /// Whether the keys are the same; texts are by their bytes, as in the store, not as `String` compares.
  public static func == (left: ReplyKey, right: ReplyKey) -> Bool {
    left.account.utf8.elementsEqual(right.account.utf8)
      && left.request.utf8.elementsEqual(right.request.utf8)
      && left.variant.utf8.elementsEqual(right.variant.utf8)
  }
}

extension ReplyKey: ShownByDescription {
  /// Nothing of the key's texts: addresses may have secrets in their queries.
  public var description: String { "a reply's key" }
}
