internal import JSONCore
internal import JSONMapping

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What user code threw that is no error of this package, with the place where it was thrown: the error
/// itself is passed on as it is, and may be caught on its way.
struct Failure {
  let error: any Error
  let resolution: JSONError
  let value: DocumentPosition
  let depth: Int

  /// Whether this is, as far as can be told, the error that another frame sees on its way up.
  func isSame(as other: any Error) -> Bool {
    type(of: error) == type(of: other) && String(describing: error) == String(describing: other)
  }
}

extension DecodingSession {
  /// The error of a value that can't be read, as `JSONDecoder` throws it.
  ///
  /// - Parameter words: What `JSONDecoder` says of a string that it can't read as this type.
  @inline(never)
  func failure(
    _ error: consuming JSONError, at value: DocumentPosition, depth: Int, for type: Any.Type,
    words: String? = nil
  ) -> DecodingError {
    let error = namedAfterModel(error)
    func context(_ description: String) -> DecodingError.Context {
      DecodingError.Context(
        codingPath: path(to: value, depth: depth), debugDescription: description, underlyingError: error)
    }
    switch error.code {
    // Null is no missing value to `JSONDecoder` where it looks for true or false.
    case .unexpectedNull where type != Bool.self:
      return .valueNotFound(type, context(FoundationWords.null(for: type)))
    // Of decimals, `JSONDecoder` has nothing to say.
    case .typeMismatch where type == Decimal.self: return .typeMismatch(type, context(""))
    case .unexpectedNull, .typeMismatch:
      return .typeMismatch(type, context(FoundationWords.mismatch(type, found: self[value].kind)))
    case .invalidFormat: return .dataCorrupted(context(words ?? error.kind.sentence))
    default: return .dataCorrupted(context(error.kind.sentence))
    }
  }

  /// What is thrown on when decoding a value by user code failed: the same error, with the place and the
  /// model attached where it has room for them.
  @inline(never)
  func failure(
    _ thrown: any Error, of model: Any.Type?, at value: DocumentPosition, depth: Int
  ) -> any Error {
    if let issue = madeIssue(of: thrown) {
      // What was thrown is not touched, for user code may have kept it; another error would take long to
      // make.
      if let named = annotated(issue, model: model, at: value) { thrownIssue = named }
      return thrown
    }
    guard let error = decodingError(thrown) else {
      return failure(otherwise: thrown, of: model, at: value, depth: depth)
    }
    // To look at an error that stays where it is copies it.
    switch consume error {
    case .typeMismatch(let type, let context):
      return failure(
        thrown, context, of: model, at: value, depth: depth, as: { .typeMismatch(type, $0) },
        issue: { unknownCase(of: type, context, at: $0) ?? refusedKey(of: model, context, at: $0) })
    case .valueNotFound(let type, let context):
      return failure(
        thrown, context, of: model, at: value, depth: depth, as: { .valueNotFound(type, $0) },
        issue: { _ in nil })
    case .keyNotFound(let key, let context):
      return failure(
        thrown, context, of: model, at: value, depth: depth, as: { .keyNotFound(key, $0) },
        issue: { $0.error(.missingKey(key.stringValue, expected: "a value")) })
    case .dataCorrupted(let context):
      return failure(
        thrown, context, of: model, at: value, depth: depth, as: { .dataCorrupted($0) },
        issue: { invalidForm(of: model, context, at: $0) ?? refusedKey(of: model, context, at: $0) })
    @unknown default: return failure(otherwise: thrown, of: model, at: value, depth: depth)
    }
  }

  /// What is thrown on for an error that is no `DecodingError`.
  private func failure(
    otherwise thrown: any Error, of model: Any.Type?, at value: DocumentPosition, depth: Int
  ) -> any Error {
    if let error = thrown as? JSONError {
      let placed = error.placed(at: self[value])
      return annotated(placed, model: model, at: value) ?? placed
    }
    note(thrown, .custom(String(describing: thrown)), about: value, model: model, at: value, depth: depth)
    return thrown
  }

  /// What is thrown on for a `DecodingError`.
  ///
  /// - Parameters:
  ///   - make: Makes the same error with another context.
  ///   - issue: The issue about a value that an error without one of this package tells; `nil` if it only has
  ///     words.
  private func failure(
    _ thrown: any Error, _ context: DecodingError.Context, of model: Any.Type?, at value: DocumentPosition,
    depth: Int, as make: (DecodingError.Context) -> DecodingError, issue: (JSONValue) -> JSONError?
  ) -> any Error {
    func error(_ issue: JSONError) -> DecodingError {
      make(
        DecodingError.Context(
          codingPath: context.codingPath, debugDescription: context.debugDescription, underlyingError: issue))
    }
    if let issue = context.issue {
      // The same error is thrown on as long as there is nothing to be added: to make another one takes long.
      if issue.namesModel { return thrown }
      if issue.isPlaced {
        guard let named = annotated(issue, model: model, at: value) else { return thrown }
        return thrownOn(error(named), made: named)
      }
      let place = place(of: context.codingPath, within: value, depth: depth)
      let placed = issue.placed(at: self[place])
      return error(annotated(placed, model: model, at: value) ?? placed)
    }
    let place = place(of: context.codingPath, within: value, depth: depth)
    if context.underlyingError != nil {
      note(thrown, .custom(context.debugDescription), about: place, model: model, at: value, depth: depth)
      return thrown
    }
    var issue = issue(self[place]) ?? self[place].error(.custom(context.debugDescription))
    if let model, lacksName(of: model, at: value, issue) {
      issue = issue.annotated(model: model, at: self[value])
    } else if let outer = self.model, lacksName(of: outer.type, at: outer.value, issue) {
      issue = issue.annotated(model: outer.type, at: self[outer.value])
    }
    return thrownOn(error(issue), made: issue)
  }

  /// The error of a value that could not be read, with the model whose `init(from:)` reads it.
  func namedAfterModel(_ error: consuming JSONError) -> JSONError {
    guard let model, lacksName(of: model.type, at: model.value, error) else { return error }
    return error.annotated(model: model.type, at: self[model.value])
  }

  /// Keeps an error in mind, whose issue was made here: most likely the next frame sees it next.
  private func thrownOn(_ error: any Error, made issue: JSONError) -> any Error {
    thrown = error
    thrownIssue = issue
    return error
  }

  /// The issue of an error that was just thrown on, if it was made here. To look for it in the error takes
  /// long.
  private func madeIssue(of error: any Error) -> JSONError? {
    guard let thrown, isSame(thrown, error) else { return nil }
    return thrownIssue
  }

  /// The value that a coding path names, if it leads into `value`.
  private func place(
    of path: [any CodingKey], within value: DocumentPosition, depth: Int
  ) -> DocumentPosition {
    path.count <= depth ? value : position(from: value, following: path, depth: depth)
  }

  /// Names the model whose part the failed value is. A value that fails as a whole and is no object is part
  /// of the model around it: `Skill.level`, not `SkillLevel`.
  ///
  /// Returns `nil` where the error stays as it is.
  private func annotated(_ error: JSONError, model: Any.Type?, at value: DocumentPosition) -> JSONError? {
    guard let model, lacksName(of: model, at: value, error) else { return nil }
    return error.annotated(model: model, at: self[value])
  }

  private func lacksName(of model: Any.Type, at value: DocumentPosition, _ error: JSONError) -> Bool {
    guard !error.namesModel else { return false }
    let json = self[value]
    return (!error.isAbout(json) || error.concernsModel(at: json)) && isModel(model)
  }

  private func note(
    _ error: any Error, _ kind: Issue.Kind, about place: DocumentPosition, model: Any.Type?,
    at value: DocumentPosition, depth: Int
  ) {
    if let failure, failure.depth > depth, self[value].contains(failure.value), failure.isSame(as: error) {
      self.failure = Failure(
        error: error,
        resolution: annotated(failure.resolution, model: model, at: value) ?? failure.resolution,
        value: failure.value, depth: failure.depth)
      return
    }
    let resolution = self[place].error(kind)
    failure = Failure(
      error: error, resolution: annotated(resolution, model: model, at: value) ?? resolution, value: value,
      depth: depth)
  }

  /// The error of this package for whatever the decode has thrown.
  func resolution(of error: any Error, model: (any Decodable.Type)?) -> JSONError {
    let resolution: JSONError =
      if let issue = madeIssue(of: error) ?? decodingError(error)?.context.issue {
        issue
      } else if let error = error as? JSONError {
        error.placed(at: self[root])
      } else if let failure, failure.isSame(as: error) { failure.resolution } else {
        self[root].error(.custom(String(describing: error)))
      }
    guard let model, !resolution.namesModel, handler(for: model) == nil, isModel(model)
    else { return resolution }
    return resolution.annotated(model: model, at: self[root])
  }
}

extension Issue.Kind {
  /// The kind in words, for `DecodingError.Context`.
  fileprivate var sentence: String {
    switch self {
    // Numbers that do not fit as well.
    case .fractionalNumber, .numberOutOfRange: FoundationWords.invalidText
    case .invalidFormat(let expected, let reason):
      reason.isEmpty ? "expected \(expected)" : "expected \(expected): \(reason)"
    case .custom(let text), .transformFailed(let text): text
    default: code.rawValue
    }
  }
}
