#if Client
internal import HTTPTypes

extension HTTPResponse.Status {
  /// Whether the client follows it to the place that the field `Location` names.
  ///
  /// Source: RFC 9110, section 15.4. 300 leaves the choice to the caller, 305 and 306 are not used any more.
  var isRedirect: Bool { [301, 302, 303, 307, 308].contains(code) }

  /// The name that HTTP has for the code, else the words of the service; `nil` where there are none.
  var name: String? {
    let name = HTTPResponse.Status.names[code] ?? reasonPhrase
    return name.isEmpty ? nil : name
  }

  /// Services and transports leave the words out, or choose others.
  private static let names = Dictionary(
    uniqueKeysWithValues: [
      HTTPResponse.Status.ok, .created, .accepted, .nonAuthoritativeInformation, .noContent, .resetContent,
      .partialContent, .multipleChoices, .movedPermanently, .found, .seeOther, .notModified,
      .temporaryRedirect,
      .permanentRedirect, .badRequest, .unauthorized, .forbidden, .notFound, .methodNotAllowed,
      .notAcceptable,
      .proxyAuthenticationRequired, .requestTimeout, .conflict, .gone, .lengthRequired, .preconditionFailed,
      .contentTooLarge, .uriTooLong, .unsupportedMediaType, .rangeNotSatisfiable, .expectationFailed,
      .misdirectedRequest, .unprocessableContent, .tooEarly, .upgradeRequired, .preconditionRequired,
      .tooManyRequests, .requestHeaderFieldsTooLarge, .unavailableForLegalReasons, .internalServerError,
      .notImplemented, .badGateway, .serviceUnavailable, .gatewayTimeout, .httpVersionNotSupported,
      .networkAuthenticationRequired,
    ].map { ($0.code, $0.reasonPhrase) })
}

extension HTTPResponse {
  /// What the field `Location` of a redirect says; `nil` for another status, and where it says nothing.
  var redirectLocation: String? {
    guard status.isRedirect, let location = headerFields[.location] else { return nil }
    return location.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? nil : location
  }

  /// The types of content that the reply names, without parameters, each once. There should be one, but servers send
  /// the field twice, too, or a list.
  ///
  /// - Complexity: O(*n*) in the length of the field.
  var contentTypes: [String] {
    var types: [String] = []
    var known: Set<Substring> = []
    for part in headerFields[values: .contentType].flatMap(HTTPResponse.elements) {
      let type = part.prefix { $0 != ";" && $0 != " " && $0 != "\t" }
      // A comma may stand in a parameter without quotes: what follows it is no type.
      guard type.contains("/") || types.isEmpty, !type.isEmpty, known.insert(type).inserted else { continue }
      types.append(String(type))
    }
    return types
  }

  /// The elements of a list in a field, without spaces before them. A comma in quotes separates nothing.
  private static func elements(_ list: String) -> [Substring] {
    var isQuoted = false
    var isEscaped = false
    return list.split { character in
      defer { isEscaped = isQuoted && !isEscaped && character == "\\" }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      return character == "," && !isQuoted
    }.map { $0.drop { $0 == " " || $0 == "\t" } }
  }
}
#endif
