internal import HTTPTypes

/// The header fields that are known to hold no secret. Any other header field may contain a key: it is never
/// sent to another origin, and commands and logs hide its value.
enum HarmlessFields {
  /// The header fields that are sent to another origin after a redirect. Those that describe a body aren't
  /// among them, because the body isn't sent there either.
  static let travelling: Set<HTTPField.Name> = [.accept, .acceptEncoding, .acceptLanguage, .userAgent]

  /// The id of the last event that was received. It is sent to another origin, because the stream continues
  /// there. It isn't shown, because the service may use a secret as an id.
  static let lastEventID = HTTPField.Name("Last-Event-ID")

  /// The header fields that identify the sender. Caching distinguishes senders by the account instead.
  static let credentials: Set<HTTPField.Name> = [.authorization, .cookie, .proxyAuthorization]

  /// The header fields whose values are shown.
  static let shown: Set<HTTPField.Name> = travelling.union([
    .acceptRanges, .age, .allow, .cacheControl, .connection, .contentDisposition, .contentEncoding,
    .contentLanguage, .contentLength, .contentRange, .contentType, .date, .eTag, .expect, .expires,
    .ifMatch, .ifModifiedSince, .ifNoneMatch, .ifRange, .ifUnmodifiedSince, .lastModified, .maxForwards,
    .priority, .range, .retryAfter, .server, .te, .trailer, .transferEncoding, .upgrade, .vary,
  ])
}

extension Exchange {
  /// Whether a header field is sent to another origin after a redirect.
  func takesAlong(_ name: HTTPField.Name) -> Bool {
    (HarmlessFields.travelling.contains(name) || name == HarmlessFields.lastEventID)
      && !credentialFields.contains(name)
  }

  /// Whether commands and logs show the value of a header field.
  func shows(_ name: HTTPField.Name) -> Bool {
    HarmlessFields.shown.contains(name) && !credentialFields.contains(name)
  }

  /// Whether a header field carries a secret, by its name or because a credential has set it. Caching uses
  /// this rule instead of the lists above, because it also needs header fields of other names.
  func isSecret(_ name: HTTPField.Name) -> Bool {
    credentialFields.contains(name) || SecretItemName.matches(name.rawName)
  }
}

extension HTTPFields {
  /// The header fields whose names satisfy a condition, in order.
  ///
  /// - Complexity: O(*n*). Setting the fields of a name to `nil` would take as long for each name.
  func filtered(_ isKept: (HTTPField.Name) -> Bool) -> HTTPFields {
    var fields = HTTPFields()
    for field in self where isKept(field.name) { fields.append(field) }
    return fields
  }

  /// Sets header fields in order, replacing those with the same names.
  ///
  /// - Complexity: O(*n* + *m*)
  mutating func replace(with fields: some Collection<HTTPField>) {
    guard !fields.isEmpty else { return }
    let names = Set(fields.map(\.name))
    self = filtered { !names.contains($0) }
    for field in fields { append(field) }
  }
}
