internal import Foundation
public import JSONCore

// An error on its way out: every decodable type adds its name, every operator what is on its left.

extension JSONValue {
  /// What an operator throws for an error of decoding `member`; this value is on its left.
  @inline(never) @usableFromInline
  func passed(_ error: any Error, from member: JSON, decoding type: Any.Type) -> any Error {
    if let placed = member.placed(error) {
      placed.contents.root = position
      member.name(type, in: placed)
      return error
    }
    let failure = member.dialectError(error, expecting: type)
    failure.metadata.contents.root = position
    member.name(type, in: Placed(failure))
    return failure
  }

  /// What an operator throws for an error of another mapping, which names the models of its own dialect itself.
  @inline(never) @usableFromInline
  func passed(_ error: any Error, from member: JSON, expecting type: Any.Type) -> any Error {
    passed(member.dialectError(error, expecting: type), from: member, decoding: Any.self)
  }

  /// The error of decoding a `type` from this value: with a place, and with the type's name if it is a model.
  @inline(never) @usableFromInline
  func attributed(_ error: any Error, to type: Any.Type) -> any Error {
    if let placed = placed(error) {
      name(type, in: placed)
      return error
    }
    let failure = dialectError(error, expecting: type)
    name(type, in: Placed(failure))
    return failure
  }

  /// What a mapper throws for a failed decode.
  ///
  /// - Parameter model: The type that was decoded; `nil` if it is no model.
  @inline(never) @usableFromInline
  func jsonError(_ error: any Error, decoding model: Any.Type?) -> JSONError {
    if let placed = placed(error) {
      if let model { nameModel(model, in: placed) }
      if let issue = placed.contents.issue { return issue }
    }
    // One that is about another document, or about nothing that has a place, stays as it is.
    if type(of: error) == JSONError.self, let error = error as? JSONError, error.placed(at: self).isResolved {
      return error
    }
    let failure = dialectError(error, expecting: model ?? Any.self)
    if let model { nameModel(model, in: Placed(failure)) }
    return failure.metadata.contents.issue ?? self.error(failure.issueKind)
  }

  /// What matters of an error on its way.
  private struct Placed {
    let contents: DecodingError.Metadata.Contents
    /// Whether an object was expected in the place of a value of another type; `nil` if something else is
    /// wrong.
    let expectsObject: Bool?

    init(_ error: DecodingError) {
      switch error {
      case .typeMismatch(let expected, _, let metadata):
        contents = metadata.contents
        expectsObject = expected == NSDictionary.self
      case .missingKey(_, let metadata), .rawRepresentableInitializationError(_, let metadata),
        .other(_, let metadata):
        contents = metadata.contents
        expectsObject = nil
      }
    }
  }

  /// The contents of an error that has its place in this document, as nearly all have.
  private func placed(_ error: any Error) -> Placed? {
    guard let placed = withError(error, as: DecodingError.self, { Placed($0) }),
      placed.contents.isPlaced(in: self)
    else { return nil }
    return placed
  }

  /// Names the type that was decoded from this value in an error that names none, if it is a model.
  private func name(_ type: Any.Type, in failure: Placed) {
    // The look-up of a conformance takes longest, and is seldom needed.
    guard type != Any.self, lacksName(failure), !(type is any ContainerDecodable.Type) else { return }
    nameModel(type, in: failure)
  }

  /// Names the model that was decoded from this value in an error that names none.
  private func nameModel(_ model: Any.Type, in failure: Placed) {
    guard lacksName(failure) else { return }
    // Taken out, it has one owner and is changed in place.
    failure.contents.issue = failure.contents.issue.take()?.annotated(model: model, at: self)
  }

  private func dialectError(_ error: any Error, expecting type: Any.Type) -> DecodingError {
    if let error = exactError(error, as: JSONError.self) { return failure(of: error, expecting: type) }
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

  /// Whether an error lacks the name of the type that was decoded from this value, should that be a model.
  ///
  /// A value of the wrong type is the error of the model around it, unless an object was expected.
  private func lacksName(_ failure: Placed) -> Bool {
    guard let issue = failure.contents.issue, !issue.namesModel else { return false }
    return issue.isAbout(self) ? failure.expectsObject ?? isObject : true
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
