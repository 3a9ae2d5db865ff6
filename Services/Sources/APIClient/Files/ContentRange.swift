internal import HTTPTypes

/// The header field `Content-Range` of a response with a part of a body.
struct ContentRange {
  let first: Int
  let last: Int
  let total: Int

  /// Parses `bytes 100-199/200`; `nil` if the length is `*`, because nothing then shows where the body ends.
  init?(_ text: String?) {
    guard let text, text.lowercased().hasPrefix("bytes ") else { return nil }
    let parts = text.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let bounds = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2, let first = Self.number(bounds[0]), let last = Self.number(bounds[1]),
      let total = Self.number(parts[1]), first <= last, last < total
    else { return nil }
    (self.first, self.last, self.total) = (first, last, total)
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}

extension HTTPResponse {
  /// The part of the body if it continues what is stored: it begins after the stored bytes, and has the same
  /// validator; otherwise `nil`.
  func part(after count: Int, _ validator: String) -> ContentRange? {
    guard status == .partialContent, !isCoded, let range = ContentRange(headerFields[.contentRange]),
      range.first == count, has(validator)
    else { return nil }
    return range
  }

  /// Whether the stored bytes are the whole body: no byte is after them, and the validator is the same.
  func hasNothing(after count: Int, _ validator: String) -> Bool {
    status == .rangeNotSatisfiable && has(validator)
      && headerFields[.contentRange]?.lowercased() == "bytes */\(count)"
  }

  /// Whether the response has an entity tag or date. A part repeats the entity tag of the whole, but may omit
  /// the date.
  ///
  /// Source: RFC 9110, section 15.3.7.
  private func has(_ validator: String) -> Bool {
    if validator.isEntityTag { return headerFields[.eTag] == validator }
    let change = headerFields[.lastModified]
    return change == nil || change == validator
  }

  /// The value of `If-Range` for the rest of the body: the strong entity tag, or else the date of the last
  /// change, if that was long enough before the response; `nil` if the body can't be continued.
  ///
  /// Source: RFC 9110, sections 8.8.2.2 and 13.1.5.
  var rangeValidator: String? {
    guard !isCoded else { return nil }
    if let tag = headerFields[.eTag] { return tag.isEntityTag ? tag : nil }
    guard let change = headerFields[.lastModified], let date = headerFields[.date],
      let changed = HTTPDate(change), let sent = HTTPDate(date), sent.seconds - changed.seconds >= 60
    else { return nil }
    return change
  }

  /// The number of bytes of the body; `nil` if it isn't known.
  var announcedLength: Int? { isCoded ? nil : headerFields[.contentLength].flatMap { Int($0) } }

  /// Whether the bytes of the body aren't those of the resource, because they are compressed.
  private var isCoded: Bool {
    headerFields[.contentEncoding].map { !$0.isEmpty && $0.lowercased() != "identity" } ?? false
  }
}
