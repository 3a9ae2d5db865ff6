internal import HTTPTypes
public import JSONCore

extension Exchange {
  /// The request as a shell command. Secrets are hidden: the values of query items and JSON keys whose names
  /// look like secrets, and the values of all header fields except standard ones that hold no secret, such as
  /// `Content-Type`.
  ///
  /// ```sh
  /// curl -X POST -H 'content-type: application/json' --data-raw '{"title":"Tea"}' 'https://…/todos'
  /// ```
  public var curlCommand: String {
    var words = ["curl"]
    if request.method != .get { words += ["-X", request.method.rawValue] }
    for field in request.headerFields {
      words += ["-H", quoted("\(field.name): \(shows(field.name) ? field.value : SecretItemName.hidden)")]
    }
    if let body { words += ["--data-raw", quoted(ShownBody.text(of: body))] }
    if streamedBody != nil { words += ["--data-binary", "@-"] }
    words.append(quoted(shownURL))
    return words.joined(separator: " ")
  }

  /// The string quoted as one word of a POSIX shell.
  private func quoted(_ text: String) -> String {
    // Splits bytes: a quote with a combining mark is a different character.
    let parts = text.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return "'" + parts.map { String(Substring($0)) }.joined(separator: "'\\''") + "'"
  }
}

extension Exchange: ShownByDescription {
  /// The method and URL, without secrets.
  public var description: String { request.description }
}
