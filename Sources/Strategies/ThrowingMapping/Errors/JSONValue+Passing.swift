internal import Foundation
public import JSONCore

// An error on its way out: every decodable type adds its name, every operator what is on its left.

extension JSONValue {
  /// What an operator throws for an error of decoding `member`; this value is on its left.
  @inline(never) @usableFromInline
  func passed(_ error: any Error, from member: JSON, decoding type: Any.Type) -> any Error {
    if member.complete(error, from: position, decoding: type) { return error }
    var failure = member.dialectError(error, expecting: type)
    failure.metadata.lead(from: position)
    if let issue = failure.metadata.issue { member.name(type, in: issue, failure.expectsObject) }
    return failure
  }

  /// What an operator throws for an error of another mapping, which names the models of its own dialect
  /// itself.
  @inline(never) @usableFromInline
  func passed(_ error: any Error, from member: JSON, expecting type: Any.Type) -> any Error {
    passed(member.dialectError(error, expecting: type), from: member, decoding: Any.self)
  }

  /// The error of decoding a `type` from this value: with a place, and with the type's name if it is a model.
  @inline(never) @usableFromInline
  func attributed(_ error: any Error, to type: Any.Type) -> any Error {
    if complete(error, from: nil, decoding: type) { return error }
    let failure = dialectError(error, expecting: type)
    if let issue = failure.metadata.issue { name(type, in: issue, failure.expectsObject) }
    return failure
  }

  /// What is thrown where no alternative fits: the error of the last one, with the issue of all.
  @inline(never)
  func failure(ofLast error: any Error, expecting type: Any.Type, _ issue: JSONError) -> DecodingError {
    var failure = dialectError(error, expecting: type)
    failure.metadata.generalize(to: issue, at: self)
    return failure
  }

  /// What a mapper throws for a failed decode.
  ///
  /// - Parameter model: The type that was decoded; `nil` if it is no model.
  @inline(never) @usableFromInline
  func jsonError(_ error: any Error, decoding model: Any.Type?) -> JSONError {
    if let (issue, expectsObject) = carried(by: error), issue.isCarried(in: self) {
      if let model { nameModel(model, in: issue, expectsObject) }
      return issue.givenAway()
    }
    // One that is about another document, or about nothing that has a place, stays as it is.
    if type(of: error) == JSONError.self, let error = error as? JSONError, error.placed(at: self).isResolved {
      return error
    }
    let failure = dialectError(error, expecting: model ?? Any.self)
    if let model, let issue = failure.metadata.issue { nameModel(model, in: issue, failure.expectsObject) }
    return failure.metadata.issue?.givenAway() ?? self.error(failure.issueKind)
  }

  /// Adds what an operator or a type knows to an error that has its place in this document, as nearly all
  /// have; tells whether it has.
  private func complete(_ error: any Error, from root: DocumentPosition?, decoding type: Any.Type) -> Bool {
    guard let (issue, expectsObject) = carried(by: error), issue.isCarried(in: self) else { return false }
    if let root { issue.lead(from: root) }
    name(type, in: issue, expectsObject)
    return true
  }

  /// Names the type that was decoded from this value in an error that names none, if it is a model.
  private func name(_ type: Any.Type, in issue: JSONError, _ expectsObject: Bool?) {
    // The look-up of a conformance takes longest, and is seldom needed.
    guard type != Any.self, lacksName(issue, expectsObject), !(type is any ContainerDecodable.Type)
    else { return }
    issue.nameInPlace(type, at: self)
  }

  /// Names the model that was decoded from this value in an error that names none.
  private func nameModel(_ model: Any.Type, in issue: JSONError, _ expectsObject: Bool?) {
    if lacksName(issue, expectsObject) { issue.nameInPlace(model, at: self) }
  }

  private func dialectError(_ error: any Error, expecting type: Any.Type) -> DecodingError {
    if let error = exactError(error, as: JSONError.self) { return failure(of: error, expecting: type) }
    switch error {
    case var error as DecodingError:
      if error.metadata.issue == nil || error.metadata.document !== document {
        error.place(at: self)
      } else {
        error.metadata.carryAgain()
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
  private func lacksName(_ issue: JSONError, _ expectsObject: Bool?) -> Bool {
    guard !issue.namesModel else { return false }
    return issue.isAbout(self) ? expectsObject ?? isObject : true
  }
}

extension DecodingError {
  /// Whether an object was expected in the place of a value of another type; `nil` if something else is
  /// wrong.
  fileprivate var expectsObject: Bool? {
    if case .typeMismatch(let expected, _, _) = self { expected == NSDictionary.self } else { nil }
  }
}

/// What an error of this dialect carries, and whether it expects an object in the place of a value of another
/// type; `nil` if something else is wrong.
private func carried<Failure: Error>(by error: Failure) -> (issue: JSONError, expectsObject: Bool?)? {
  guard Failure.self == DecodingError.self else { return nil }
  var expectsObject: Bool?
  let issue = lend(error, of: DecodingError.self, as: LentError.self) { (error) -> JSONError? in
    switch error {
    case .typeMismatch(let expected, _, let metadata):
      expectsObject = expected == NSDictionary.self
      return metadata.issue
    case .missingKey(_, let metadata): return metadata.issue
    case .rawRepresentableInitializationError(_, let metadata): return metadata.issue
    case .other(_, let metadata): return metadata.issue
    }
  }
  return issue.map { ($0, expectsObject) }
}

/// A `DecodingError` to look at without copying it, case by case the same.
private enum LentError: ~Copyable {
  case typeMismatch(expected: Any.Type, actual: Any.Type, DecodingError.Metadata)
  case missingKey(String, DecodingError.Metadata)
  case rawRepresentableInitializationError(rawValue: Any, DecodingError.Metadata)
  case other(any Error, DecodingError.Metadata)
}

extension DecodingError {
  /// Gives an error of the user's own, or of another document, the place of the value that was being decoded.
  fileprivate mutating func place(at json: JSON) {
    let metadata = metadata
    if let document = metadata.document, document === json.document {
      if metadata.issue != nil { return }
      if let position = metadata.position {
        self.metadata.place(document[position].error(issueKind), in: document)
        return
      }
    }
    let given = Metadata.Given(
      path: metadata.path, object: metadata.object, rootObject: metadata.rootObject)
    let kind = metadata.document == nil ? issueKind : .custom(description)
    var placed = Metadata(json.error(kind), at: json)
    placed.given = given
    self.metadata = placed
  }
}
