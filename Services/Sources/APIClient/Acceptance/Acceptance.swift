internal import HTTPTypes

/// The conditions under which a response is accepted, and the limits of bodies.
struct Acceptance: AttachedValue {
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

  /// Whether a response is accepted.
  func accepts(_ response: HTTPResponse) -> Bool {
    isAbsence(response) || acceptsBody(of: response)
  }

  /// Whether a response is accepted and has a value in its body.
  func acceptsBody(of response: HTTPResponse) -> Bool {
    !isAbsence(response) && status.accepts(response.status) && rejectedContentType(of: response) == nil
      && contentTypeProblem(of: response) == nil
  }

  /// Whether a response means that there is no value.
  private func isAbsence(_ response: HTTPResponse) -> Bool {
    !absentStatuses.isEmpty && absentStatuses.contains(response.status.code)
  }

  /// The first media type of the response that isn't accepted; `nil` if all are.
  func rejectedContentType(of response: HTTPResponse) -> String? {
    guard !contentTypes.isEmpty, let field = response.headerFields[.contentType],
      !contentTypes.contains(field)
    else { return nil }
    return response.contentTypes.first { !accepts($0) }
  }

  /// The problem of a response without a media type; `nil` if it is accepted.
  func contentTypeProblem(of response: HTTPResponse) -> String? {
    guard requiresContentType, response.contentTypes.isEmpty else { return nil }
    return
      "a response without a content type; the service has to send \(contentTypes.joined(separator: ", "))"
  }

  private func accepts(_ contentType: String) -> Bool {
    let type = contentType.lowercased()
    let isJSON = type.hasSuffix("+json") && contentTypes.contains("application/json")
    return isJSON || contentTypes.contains(type)
  }
}
