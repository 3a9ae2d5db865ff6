internal import Foundation
public import JSONCore

// An error on its way out: every decodable type adds its name, every operator what is on its left.

extension JSONValue {
  /// What an operator throws for an error of decoding `member`; this value is on its left.
  @inline(never) @usableFromInline
  func passed(_ error: any Error, from member: JSON, decoding type: Any.Type) -> any Error {
    let failure = member.dialectError(error, expecting: type)
    failure.metadata.contents.root = position
    member.name(type, in: failure)
    return failure
  }

  /// What an operator throws for an error of another mapping, which names the models of its own dialect itself.
  @inline(never) @usableFromInline
  func passed(_ error: any Error, from member: JSON, expecting type: Any.Type) -> any Error {
    passed(member.dialectError(error, expecting: type), from: member, decoding: Any.self)
  }

  /// The error of decoding a `type` from this value: with a place, and with the type's name if it is a model.
  @inline(never) @usableFromInline
  func attributed(_ error: any Error, to type: Any.Type) -> DecodingError {
    let failure = dialectError(error, expecting: type)
    name(type, in: failure)
    return failure
  }

  /// What a mapper throws for a failed decode.
  @inline(never) @usableFromInline
  func jsonError(_ error: any Error, decoding model: Any.Type) -> JSONError {
    // One that is about another document, or about nothing that has a place, stays as it is.
    if type(of: error) == JSONError.self, let error = error as? JSONError, error.placed(at: self).isResolved {
      return error
    }
    let failure = attributed(error, to: model)
    return failure.metadata.contents.issue ?? self.error(failure.issueKind)
  }

  /// Names the type that was decoded from this value in an error that names none.
  private func name(_ type: Any.Type, in failure: DecodingError) {
    let contents = failure.metadata.contents
    guard let issue = contents.issue, names(type, in: failure, issue: issue) else { return }
    contents.issue = nil
    contents.issue = issue.annotated(model: type, at: self)
  }

  private func dialectError(_ error: any Error, expecting type: Any.Type) -> DecodingError {
    switch error {
    case var error as DecodingError:
      if error.metadata.contents.issue == nil || error.metadata.contents.document !== document {
        error.place(at: self)
      }
      return error
    case let error as JSONError: return failure(of: error, expecting: type)
    default:
      return .other(error, .init(self.error(.custom(String(describing: error))), at: self))
    }
  }

  /// Whether an error lacks the name of the type that was decoded from this value, a model.
  ///
  /// A value of the wrong type is the error of the model around it, unless an object was expected.
  private func names(_ type: Any.Type, in failure: DecodingError, issue: JSONError) -> Bool {
    if issue.namesModel || type == Any.self { return false }
    if issue.isAbout(self) {
      if case .typeMismatch(let expected, _, _) = failure {
        guard expected == NSDictionary.self else { return false }
      } else {
        guard isObject else { return false }
      }
    }
    // The look-up of a conformance takes longest, and is seldom needed.
    return !(type is any ContainerDecodable.Type)
  }
}

extension DecodingError {
  /// Gives an error of the user's own, or of another document, the place of the value that was being decoded.
  fileprivate mutating func place(at json: JSON) {
    let metadata = metadata
    if let document = metadata.contents.document, document === json.document {
      if metadata.contents.issue != nil { return }
      if let position = metadata.contents.position {
        metadata.contents.issue = document[position].error(issueKind)
        return
      }
    }
    let given = Metadata.Given(
      path: metadata.path, object: metadata.object, rootObject: metadata.rootObject)
    let kind = metadata.contents.document == nil ? issueKind : .custom(description)
    let placed = Metadata(json.error(kind), at: json)
    placed.contents.given = given
    self.metadata = placed
  }
}
