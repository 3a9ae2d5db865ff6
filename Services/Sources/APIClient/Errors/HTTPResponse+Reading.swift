internal import HTTPTypes

extension HTTPResponse.Status {
  /// Whether the client follows the header field `Location`.
  ///
  /// Source: RFC 9110, section 15.4. The status 300 leaves the choice to the caller; 305 and 306 are
  /// obsolete.
  var isRedirect: Bool { [301, 302, 303, 307, 308].contains(code) }

  /// The standard name of the code, or else the reason phrase of the response; `nil` without either.
  var name: String? {
    let name = HTTPResponse.Status.names[code] ?? reasonPhrase
    return name.isEmpty ? nil : name
  }

  /// Services and transports may omit reason phrases or use others.
  private static let names = Dictionary(
    uniqueKeysWithValues: [
      HTTPResponse.Status.ok, .created, .accepted, .nonAuthoritativeInformation, .noContent, .resetContent,
      .partialContent, .multipleChoices, .movedPermanently, .found, .seeOther, .notModified,
      .temporaryRedirect, .permanentRedirect, .badRequest, .unauthorized, .forbidden, .notFound,
      .methodNotAllowed, .notAcceptable, .proxyAuthenticationRequired,
      .requestTimeout, .conflict, .gone, .lengthRequired, .preconditionFailed,
      .contentTooLarge, .uriTooLong, .unsupportedMediaType, .rangeNotSatisfiable, .expectationFailed,
      .misdirectedRequest, .unprocessableContent, .tooEarly, .upgradeRequired, .preconditionRequired,
      .tooManyRequests, .requestHeaderFieldsTooLarge, .unavailableForLegalReasons, .internalServerError,
      .notImplemented, .badGateway, .serviceUnavailable, .gatewayTimeout, .httpVersionNotSupported,
      .networkAuthenticationRequired,
    ].map { ($0.code, $0.reasonPhrase) })
}

extension HTTPResponse {
  /// The media types of the response without parameters, each once. There should be one, but some servers
  /// send the header field twice, or a list.
  ///
  /// - Complexity: O(*n*) in the length of the header field.
  var contentTypes: [String] {
    var types: [String] = []
    var known: Set<Substring> = []
    for part in headerFields[values: .contentType].flatMap(HTTPResponse.elements) {
      let type = part.prefix { $0 != ";" && $0 != " " && $0 != "\t" }
      // A parameter without quotes may contain a comma; what follows is then not a type.
      guard type.contains("/") || types.isEmpty, !type.isEmpty, known.insert(type).inserted else { continue }
      types.append(String(type))
    }
    return types
  }

  /// The elements of a list, without leading spaces. A comma in quotes doesn't separate elements.
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
