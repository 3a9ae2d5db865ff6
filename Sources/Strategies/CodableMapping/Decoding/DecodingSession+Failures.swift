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
    _ error: JSONError, at value: DocumentPosition, depth: Int, for type: Any.Type, words: String? = nil
  ) -> DecodingError {
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
    _ error: any Error, of model: Any.Type?, at value: DocumentPosition, depth: Int
  ) -> any Error {
    if let error = error as? JSONError {
      return annotated(error.placed(at: self[value]), model: model, at: value)
    }
    guard let error = error as? DecodingError else {
      note(error, .custom(String(describing: error)), about: value, model: model, at: value, depth: depth)
      return error
    }
    let context = error.context
    if let issue = context.underlyingError as? JSONError {
      if issue.namesModel { return error }
      if issue.isPlaced { return error.replacing(underlyingError: annotated(issue, model: model, at: value)) }
      let place = place(of: context.codingPath, within: value, depth: depth)
      return error.replacing(
        underlyingError: annotated(issue.placed(at: self[place]), model: model, at: value))
    }
    let place = place(of: context.codingPath, within: value, depth: depth)
    if context.underlyingError != nil {
      note(error, .custom(context.debugDescription), about: place, model: model, at: value, depth: depth)
      return error
    }
    let issue = issue(for: error, model: model, at: place)
    return error.replacing(underlyingError: annotated(issue, model: model, at: value))
  }

  private func issue(for error: DecodingError, model: Any.Type?, at place: DocumentPosition) -> JSONError {
    switch error {
    case .keyNotFound(let key, _):
      return self[place].error(.missingKey(key.stringValue, expected: "a value"))
    case .dataCorrupted(let context):
      // What the standard library throws for a raw value without a case.
      if context.debugDescription.hasPrefix("Cannot initialize "),
        let model = model as? any RawRepresentable.Type
      {
        return invalidRawValue(model, at: place)
      }
    default: break
    }
    return self[place].error(.custom(error.context.debugDescription))
  }

  private func invalidRawValue<Model: RawRepresentable>(
    _ model: Model.Type, at place: DocumentPosition
  ) -> JSONError {
    self[place].invalidRawValue(for: model)
  }

  /// The value that a coding path names, if it leads into `value`.
  private func place(
    of path: [any CodingKey], within value: DocumentPosition, depth: Int
  ) -> DocumentPosition {
    path.count <= depth ? value : position(from: value, following: path, depth: depth)
  }

  /// Names the model whose part the failed value is. A value that fails as a whole and is no object is part
  /// of the model around it: `Skill.level`, not `SkillLevel`.
  private func annotated(_ error: JSONError, model: Any.Type?, at value: DocumentPosition) -> JSONError {
    guard let model, !error.namesModel else { return error }
    let json = self[value]
    if error.isAbout(json), !error.concernsModel(at: json) { return error }
    return error.annotated(model: model, at: json)
  }

  private func note(
    _ error: any Error, _ kind: Issue.Kind, about place: DocumentPosition, model: Any.Type?,
    at value: DocumentPosition, depth: Int
  ) {
    if let failure, failure.depth > depth, self[value].contains(failure.value), failure.isSame(as: error) {
      self.failure = Failure(
        error: error, resolution: annotated(failure.resolution, model: model, at: value),
        value: failure.value, depth: failure.depth)
      return
    }
    let resolution = annotated(self[place].error(kind), model: model, at: value)
    failure = Failure(error: error, resolution: resolution, value: value, depth: depth)
  }

  /// The error of this package for whatever the decode has thrown.
  func resolution(of error: any Error, model: Any.Type?) -> JSONError {
    let resolution: JSONError =
      if let error = error as? JSONError {
        error.placed(at: self[root])
      } else if let issue = (error as? DecodingError)?.context.underlyingError as? JSONError {
        issue
      } else if let failure, failure.isSame(as: error) { failure.resolution } else {
        self[root].error(.custom(String(describing: error)))
      }
    guard let model = model as? any Decodable.Type, handler(for: model) == nil else { return resolution }
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

extension DecodingError {
  /// What all cases carry.
  var context: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: String(describing: self))
    }
  }

  /// The same error with another underlying one.
  func replacing(underlyingError: JSONError) -> DecodingError {
    let context = Context(
      codingPath: context.codingPath, debugDescription: context.debugDescription,
      underlyingError: underlyingError)
    switch self {
    case .typeMismatch(let type, _): return .typeMismatch(type, context)
    case .valueNotFound(let type, _): return .valueNotFound(type, context)
    case .keyNotFound(let key, _): return .keyNotFound(key, context)
    case .dataCorrupted: return .dataCorrupted(context)
    @unknown default: return .dataCorrupted(context)
    }
  }
}
