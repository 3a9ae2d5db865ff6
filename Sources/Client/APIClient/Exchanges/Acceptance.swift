#if Client
internal import HTTPTypes

/// Which replies are no errors, and how long they may be.
struct Acceptance: Sendable {
  /// The statuses.
  let status: AcceptedStatus
  /// The types of content, without parameters; none for all.
  let contentTypes: [String]
  /// The statuses whose replies stand for no value, whatever their content.
  let absentStatuses: Set<Int>
  /// The most bytes of a body.
  let bodyLimit: Int
  /// The most bytes that are kept of the body of an error.
  let errorBodyLimit: Int

  /// Whether a reply with this head is no error.
  func accepts(_ response: HTTPResponse) -> Bool {
    isAbsence(response) || acceptsBody(of: response)
  }

  /// Whether a reply with this head has a value in its body.
  func acceptsBody(of response: HTTPResponse) -> Bool {
    !isAbsence(response) && status.accepts(response.status) && rejectedContentType(of: response) == nil
  }

  /// Whether a reply says that there is no value.
  private func isAbsence(_ response: HTTPResponse) -> Bool {
    !absentStatuses.isEmpty && absentStatuses.contains(response.status.code)
  }

  /// The type of content, if it is not accepted; the first such, if the reply names several.
  func rejectedContentType(of response: HTTPResponse) -> String? {
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
#endif
