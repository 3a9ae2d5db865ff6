internal import Foundation
internal import JSONCore
internal import JSONFoundation
internal import JSONMapping

extension DecodingSession {
  /// The error of a value that can't be decoded, as `JSONDecoder` throws it.
  ///
  /// - Parameter words: The description of `JSONDecoder` for a string that doesn't decode as this type.
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
    // For `JSONDecoder`, null isn't a missing value if a boolean is expected.
    case .unexpectedNull where type != Bool.self:
      return .valueNotFound(type, context(FoundationWords.null(for: type)))
    // For decimals, the description of `JSONDecoder` is empty.
    case .typeMismatch where type == Decimal.self: return .typeMismatch(type, context(""))
    case .unexpectedNull, .typeMismatch:
      return .typeMismatch(type, context(FoundationWords.mismatch(type, found: self[value].kind)))
    case .invalidFormat: return .dataCorrupted(context(words ?? error.kind.sentence))
    default: return .dataCorrupted(context(error.kind.sentence))
    }
  }

  /// The error to rethrow if user code failed to decode a value: the same error, with location and model
  /// attached if it can hold them.
  @inline(never)
  func failure(
    _ thrown: any Error, of model: Any.Type?, at value: DocumentPosition, depth: Int
  ) -> any Error {
    if let error = thrown as? DecodingError {
      return annotated(error, model: model, at: value, depth: depth) ?? thrown
    }
    if let error = thrown as? JSONError {
      let placed = error.placed(at: self[value])
      return annotated(placed, model: model, at: value) ?? placed
    }
    log(thrown, self[value].error(causedBy: thrown, thrown.ownText), about: value, model: model, at: value)
    return thrown
  }

  /// A `DecodingError` with location and model. `nil` if it can stay unchanged, because creating another one
  /// takes long.
  private func annotated(
    _ error: DecodingError, model: Any.Type?, at value: DocumentPosition, depth: Int
  ) -> DecodingError? {
    let context = error.context
    if let issue = context.issue, issue.isPlaced || issue.namesModel {
      return annotated(issue, model: model, at: value).map { error.replacing(underlyingError: $0) }
    }
    let place = place(of: context.codingPath, within: value, depth: depth)
    if let issue = context.issue {
      let placed = issue.placed(at: self[place])
      return error.replacing(underlyingError: annotated(placed, model: model, at: value) ?? placed)
    }
    if context.underlyingError != nil {
      let issue = JSONError(.custom(context.debugDescription), underlyingError: error)
      log(error, issue.placed(at: self[place]), about: place, model: model, at: value)
      return nil
    }
    let issue = issue(of: error, model: model, at: self[place])
    return error.replacing(
      underlyingError: annotated(issue, model: model, at: value) ?? namedAfterModel(issue))
  }

  /// The issue about a value for an error without one of this package.
  private func issue(of error: DecodingError, model: Any.Type?, at json: JSONValue) -> JSONError {
    let specific: JSONError? =
      switch error {
      case .typeMismatch(let type, let context):
        unknownCase(of: type, context, at: json) ?? refusedKey(of: model, context, at: json)
      case .keyNotFound(let key, _): json.error(.missingKey(key.stringValue, expected: "a value"))
      case .dataCorrupted(let context):
        invalidForm(of: model, context, at: json) ?? refusedKey(of: model, context, at: json)
      default: nil
      }
    return specific ?? json.error(.custom(error.context.debugDescription))
  }

  /// The error of a value that could not be decoded, with the model whose `init(from:)` decodes it.
  // Consumes the error, which is then uniquely referenced and needs no copy.
  func namedAfterModel(_ error: consuming JSONError) -> JSONError {
    guard let model, lacksName(of: model.type, at: model.value, error) else { return error }
    return error.annotated(model: model.type, at: self[model.value])
  }

  /// The value that a coding path leads to, if that is within `value`.
  private func place(
    of path: [any CodingKey], within value: DocumentPosition, depth: Int
  ) -> DocumentPosition {
    path.count <= depth ? value : position(from: value, following: path, depth: depth)
  }

  /// Names the model that the failed value is part of. A value that fails as a whole and isn't an object is
  /// part of the enclosing model: `Skill.level`, not `SkillLevel`.
  ///
  /// Returns `nil` if the error stays unchanged.
  private func annotated(_ error: JSONError, model: Any.Type?, at value: DocumentPosition) -> JSONError? {
    guard let model, lacksName(of: model, at: value, error) else { return nil }
    return error.annotated(model: model, at: self[value])
  }

  /// Whether an error belongs to the model that is decoded from a value, and names no model yet.
  private func lacksName(of model: Any.Type, at value: DocumentPosition, _ error: JSONError) -> Bool {
    let json = self[value]
    return !error.namesModel && (!error.isAbout(json) || error.concernsModel(at: json)) && isModel(model)
  }

  /// Logs an error that can't hold its location, unless a nested call logged it.
  private func log(
    _ error: any Error, _ issue: JSONError, about place: DocumentPosition, model: Any.Type?,
    at value: DocumentPosition
  ) {
    let issue = loggedIssue(of: error, within: self[value]) ?? issue
    let log = log ?? DecodeLog()
    // Only the last error of user code can be propagating.
    log.rewind(to: 0)
    log.add(
      .thrown(as: DecodeLog.ErrorTexts(error)), annotated(issue, model: model, at: value) ?? issue,
      at: place)
    self.log = log
  }

  /// The issue of an error that passes through another frame: that of the last error with the same type and
  /// description, if it was thrown within `json`. Errors of unknown types can't be compared by more than
  /// that.
  private func loggedIssue(of error: any Error, within json: JSONValue) -> JSONError? {
    guard let last = log?.entries.last, case .thrown(let texts) = last.role, let issue = last.issue,
      issue.place(in: json) != nil, texts == DecodeLog.ErrorTexts(error)
    else { return nil }
    return issue
  }

  /// The error of this package for an error thrown by the decode.
  func resolution(of error: any Error, model: (any Decodable.Type)?) -> JSONError {
    let resolution =
      (error as? DecodingError)?.context.issue
      ?? (error is JSONError ? nil : loggedIssue(of: error, within: self[root]))
      ?? self[root].error(causedBy: error, error.ownText)
    guard let model, !resolution.namesModel, handler(for: model) == nil, isModel(model)
    else { return resolution }
    return resolution.annotated(model: model, at: self[root])
  }
}

extension DecodeLog.ErrorTexts {
  /// What distinguishes an error of any type from others.
  fileprivate init(_ error: any Error) {
    self = .other(type: String(reflecting: type(of: error)), String(describing: error))
  }
}

extension Issue.Kind {
  /// The kind as a sentence, for `DecodingError.Context`.
  fileprivate var sentence: String {
    switch self {
    // Also for numbers out of range.
    case .fractionalNumber, .numberOutOfRange: FoundationWords.invalidText
    case .invalidFormat(let expected, let reason):
      reason.isEmpty ? "expected \(expected)" : "expected \(expected): \(reason)"
    case .custom(let text), .transformFailed(let text): text
    case .conversionFailed: message
    default: code.rawValue
    }
  }
}
