internal import HTTPTypes

/// The conditions under which a response is accepted, and the limits of bodies.
struct Acceptance: AttachedValue {
  /// The judgement of a response.
  enum Verdict: Equatable {
    /// The response is accepted, and its body has a value.
    case accepted
    /// The response means that there is no value.
    case absent
    /// The response isn't accepted, because of its status, or of a media type or problem.
    case rejected(contentType: String? = nil, problem: String? = nil)
  }

  /// The statuses.
  let status: AcceptedStatus
  /// The accepted media types, without parameters; empty to accept all.
  let contentTypes: [String]
  /// Whether a response without a media type is rejected.
  var requiresContentType = false
  /// The statuses that mean that there is no value, with any media type.
  let absentStatuses: Set<Int>
  /// The largest body, in bytes.
  let bodyLimit: Int
  /// The largest part of an error's body that is stored, in bytes.
  let errorBodyLimit: Int

  /// Judges the status and the media type of a response.
  func verdict(on response: HTTPResponse) -> Verdict {
    if !absentStatuses.isEmpty, absentStatuses.contains(response.status.code) { return .absent }
    guard status.accepts(response.status) else { return .rejected(problem: response.redirectProblem) }
    if let type = rejectedContentType(of: response) { return .rejected(contentType: type) }
    guard !requiresContentType || !response.contentTypes.isEmpty else {
      return .rejected(
        problem: """
          a response without a content type; the service has to send \(contentTypes.joined(separator: ", "))
          """)
    }
    return .accepted
  }

  /// The first media type of the response that isn't accepted; `nil` if all are.
  private func rejectedContentType(of response: HTTPResponse) -> String? {
    guard !contentTypes.isEmpty, let field = response.headerFields[.contentType],
      !contentTypes.contains(field)
    else { return nil }
    return response.contentTypes.first { !accepts($0) }
  }

  private func accepts(_ contentType: String) -> Bool {
    let type = contentType.lowercased()
    let isJSON = type.hasSuffix("+json") && contentTypes.contains("application/json")
    return isJSON || contentTypes.contains(type)
  }
}

extension HTTPResponse {
  /// The header field `Location` of a redirect; `nil` if it is blank, and for other statuses.
  var redirectLocation: String? {
    guard status.isRedirect, let location = headerFields[.location] else { return nil }
    return location.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) ? nil : location
  }

  /// The reason why a redirect can't be followed; `nil` for other statuses, and for redirects that can be
  /// followed.
  fileprivate var redirectProblem: String? {
    guard status.isRedirect else { return nil }
    guard let redirectLocation else {
      return "a redirect without a Location; the service has to send one"
    }
    do {
      _ = try HTTPURL(scheme: "https", host: "localhost", port: nil, path: "/").resolving(redirectLocation)
      return nil
    } catch {
      return error.isForbiddenURL ? nil : "redirect with an invalid Location: \(error.description)"
    }
  }
}
