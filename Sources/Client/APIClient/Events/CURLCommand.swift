#if Client
internal import HTTPTypes
internal import JSONCore

extension Exchange {
  /// The request as a command for a shell. Secrets are hidden: those of credentials, of header fields, query
  /// items and JSON members with names that look like secrets.
  ///
  /// ```sh
  /// curl -X POST -H 'content-type: application/json' --data-raw '{"title":"Tea"}' 'https://…/todos'
  /// ```
  public var curlCommand: String {
    var words = ["curl"]
    if request.method != .get { words += ["-X", request.method.rawValue] }
    for field in request.headerFields {
      words += ["-H", quoted("\(field.name): \(isSecret(field.name) ? JSONError.hiddenValue : field.value)")]
    }
    if let body { words += ["--data-raw", quoted(ShownBody.text(of: body))] }
    words.append(quoted(shownURL))
    return words.joined(separator: " ")
  }

  /// Whether the value of a header field is shown nowhere.
  func isSecret(_ name: HTTPField.Name) -> Bool {
    credentialFields.contains(name) || SecretName.matches(name.rawName) || name == .proxyAuthorization
  }

  /// The text as one word of a POSIX shell.
  private func quoted(_ text: String) -> String {
    // Not by characters: a quote with a combining mark is another one.
    let parts = text.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return "'" + parts.map { String(Substring($0)) }.joined(separator: "'\\''") + "'"
  }
}

extension Exchange: CustomStringConvertible, CustomReflectable {
  /// Method and URL, without secrets.
  public var description: String { "\(request.method) \(shownURL)" }

  /// Method, URL and attempt.
  public var customMirror: Mirror {
    Mirror(self, children: ["request": description, "attempt": attempt, "bytes": body?.count ?? 0])
  }
}
#endif
