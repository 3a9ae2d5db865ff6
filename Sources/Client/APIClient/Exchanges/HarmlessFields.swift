#if Client
internal import HTTPTypes

/// The header fields of which it is known that they hold no secret. All others stay with the origin that they were
/// meant for, and commands and logs hide their values: any name may be that of a key.
enum HarmlessFields {
  /// Those that a redirect takes along to another origin. The fields that describe a body don't: it never goes along.
  static let travelling: Set<HTTPField.Name> = [.accept, .acceptEncoding, .acceptLanguage, .userAgent]

  /// Those that say who sends a request: an account stands for them.
  static let credentials: Set<HTTPField.Name> = [.authorization, .cookie, .proxyAuthorization]

  /// Those whose values are shown.
  static let shown: Set<HTTPField.Name> = travelling.union([
    .acceptRanges, .age, .allow, .cacheControl, .connection, .contentDisposition, .contentEncoding,
    .contentLanguage, .contentLength, .contentRange, .contentType, .date, .eTag, .expect, .expires,
    .ifMatch, .ifModifiedSince, .ifNoneMatch, .ifRange, .ifUnmodifiedSince, .lastModified, .maxForwards,
    .priority,
    .range, .retryAfter, .server, .te, .trailer, .transferEncoding, .upgrade, .vary,
  ])
}

extension Exchange {
  /// Whether a redirect takes a header field along to another origin.
  func takesAlong(_ name: HTTPField.Name) -> Bool {
    HarmlessFields.travelling.contains(name) && !credentialFields.contains(name)
  }

  /// Whether commands and logs have the value of a header field.
  func shows(_ name: HTTPField.Name) -> Bool {
    HarmlessFields.shown.contains(name) && !credentialFields.contains(name)
  }

  /// Whether a header field carries a secret, by its name or because a credential has set it: what is stored of replies
  /// goes by this, for it needs the fields that nobody knows.
  func isSecret(_ name: HTTPField.Name) -> Bool {
    credentialFields.contains(name) || SecretItemName.matches(name.rawName)
  }
}

extension HTTPFields {
  /// The fields whose names fulfil a condition, in their order.
  ///
  /// - Complexity: O(*n*); to set the fields of a name to `nil` takes as long for each name.
  func filtered(_ isKept: (HTTPField.Name) -> Bool) -> HTTPFields {
    var fields = HTTPFields()
    for field in self where isKept(field.name) { fields.append(field) }
    return fields
  }

  /// Sets fields, in their order, in the place of those with the same names.
  ///
  /// - Complexity: O(*n* + *m*)
  mutating func replace(with fields: some Collection<HTTPField>) {
    guard !fields.isEmpty else { return }
    let names = Set(fields.map(\.name))
    self = filtered { !names.contains($0) }
    for field in fields { append(field) }
  }
}
#endif
