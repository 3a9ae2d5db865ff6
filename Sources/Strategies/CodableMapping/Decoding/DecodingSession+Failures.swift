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
    _ thrown: any Error, of model: Any.Type?, at value: DocumentPosition, depth: Int
  ) -> any Error {
    if let issue = madeIssue(of: thrown) {
      // What was thrown is not touched, for user code may have kept it; another error would take long to
      // make.
      if let named = annotated(issue, model: model, at: value) { thrownIssue = named }
      return thrown
    }
    guard let error = decodingError(thrown) else {
      if let error = thrown as? JSONError {
        let placed = error.placed(at: self[value])
        return annotated(placed, model: model, at: value) ?? placed
      }
      note(thrown, .custom(String(describing: thrown)), about: value, model: model, at: value, depth: depth)
      return thrown
    }
    let context = error.context
    if let issue = context.issue {
      // The same error is thrown on as long as there is nothing to be added: to make another one takes long.
      if issue.namesModel { return thrown }
      if issue.isPlaced {
        guard let named = annotated(issue, model: model, at: value) else { return thrown }
        return thrownOn(error.replacing(underlyingError: named, in: context), made: named)
      }
      let place = place(of: context.codingPath, within: value, depth: depth)
      let placed = issue.placed(at: self[place])
      return error.replacing(
        underlyingError: annotated(placed, model: model, at: value) ?? placed, in: context)
    }
    let place = place(of: context.codingPath, within: value, depth: depth)
    if context.underlyingError != nil {
      note(thrown, .custom(context.debugDescription), about: place, model: model, at: value, depth: depth)
      return thrown
    }
    let issue = issue(for: error, context, model: model, at: place)
    if let model, lacksName(of: model, at: value, issue) { issue.nameInPlace(model, at: self[value]) }
    return thrownOn(error.replacing(underlyingError: issue, in: context), made: issue)
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

  private func issue(
    for error: DecodingError, _ context: DecodingError.Context, model: Any.Type?, at place: DocumentPosition
  ) -> JSONError {
    switch error {
    case .keyNotFound(let key, _):
      return self[place].error(.missingKey(key.stringValue, expected: "a value"))
    case .dataCorrupted:
      if context.debugDescription.hasPrefix(FoundationWords.invalidRawValue),
        let model = model as? any RawRepresentable.Type
      {
        return invalidRawValue(model, at: place)
      }
      if model == UUID.self { return self[place].error(.invalidFormat(expected: "a UUID", reason: "")) }
    case .typeMismatch(let type, _):
      if context.debugDescription.hasPrefix(FoundationWords.invalidCase), let listing, listing.object == place
      {
        let names = caseNames(listing.keyType)
        if !names.isEmpty {
          return self[place].error(.invalidRawValue(type: bareTypeName(type), allowed: names))
        }
      }
    default: break
    }
    return self[place].error(.custom(context.debugDescription))
  }

  /// The keys of the cases of an enum with associated values, as JSON text; none of keys that are no enum.
  private func caseNames<Key: CodingKey>(_ type: Key.Type) -> [String] {
    plainCases(of: type).map { quotedJSON(options.keys.wireName($0)) }
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

/// An error as `DecodingError`, if it is one.
private func decodingError(_ error: any Error) -> DecodingError? {
  exactError(error, as: DecodingError.self) ?? error as? DecodingError
}

extension DecodingError.Context {
  /// The error in the package's own form, if there is one.
  var issue: JSONError? {
    guard let underlyingError else { return nil }
    return exactError(underlyingError, as: JSONError.self) ?? underlyingError as? JSONError
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

  /// The same error with another underlying one, and with other words where some are given.
  func replacing(description: String? = nil, underlyingError: (any Error)?) -> DecodingError {
    let context = context
    return replacing(
      underlyingError: underlyingError, in: context, description: description ?? context.debugDescription)
  }

  /// The same error with another underlying one in its context.
  fileprivate func replacing(underlyingError: JSONError, in context: Context) -> DecodingError {
    replacing(underlyingError: underlyingError, in: context, description: context.debugDescription)
  }

  private func replacing(
    underlyingError: (any Error)?, in context: Context, description: String
  ) -> DecodingError {
    let context = Context(
      codingPath: context.codingPath, debugDescription: description,
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
