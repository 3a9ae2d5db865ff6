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
    note(thrown, self[value].error(causedBy: thrown, thrown.ownText), model: model, at: value)
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
    let json = self[position(from: value, following: context.codingPath, depth: depth)]
    if let issue = context.issue {
      let placed = issue.placed(at: json)
      return error.replacing(underlyingError: annotated(placed, model: model, at: value) ?? placed)
    }
    if context.underlyingError != nil {
      let issue = JSONError(.custom(context.debugDescription), underlyingError: error)
      note(error, issue.placed(at: json), model: model, at: value)
      return nil
    }
    let issue = issue(of: error, model: model, at: json)
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

  /// Notes an error that can't hold its location, unless a nested call noted it. Only the last error of user
  /// code can be propagating.
  private func note(_ error: any Error, _ issue: JSONError, model: Any.Type?, at value: DocumentPosition) {
    let issue = notedIssue(of: error, within: self[value]) ?? issue
    thrown = (texts(of: error), annotated(issue, model: model, at: value) ?? issue)
  }

  /// The issue of an error that passes through another frame: that of the last error with the same type and
  /// description, if it was thrown within `json`. Errors of unknown types can't be compared by more than
  /// that.
  private func notedIssue(of error: any Error, within json: JSONValue) -> JSONError? {
    guard let thrown, thrown.issue.place(in: json) != nil else { return nil }
    return thrown.texts == texts(of: error) ? thrown.issue : nil
  }

  /// What distinguishes an error of any type from others.
  private func texts(of error: any Error) -> [String] {
    [String(reflecting: type(of: error)), String(describing: error)]
  }

  /// The error of this package for an error thrown by the decode.
  func resolution(of error: any Error, model: (any Decodable.Type)?) -> JSONError {
    let resolution =
      (error as? DecodingError)?.context.issue
      ?? (error is JSONError ? nil : notedIssue(of: error, within: self[root]))
      ?? self[root].error(causedBy: error, error.ownText)
    guard let model, !resolution.namesModel, handler(for: model) == nil, isModel(model)
    else { return resolution }
    return resolution.annotated(model: model, at: self[root])
  }

  /// In a collecting decode, logs the error of a member of an object and returns a value in its place;
  /// otherwise throws.
  ///
  /// - Parameters:
  ///   - value: The value of the member, or the object if it has no such member.
  ///   - decode: Decodes the member from another value, an empty object.
  @inline(never)
  func recovered<Value>(
    _ error: any Error, at value: DocumentPosition, in object: DocumentPosition,
    _ decode: (DocumentPosition) throws -> Value
  ) throws -> Value {
    guard isCollecting else { throw error }
    let json = self[object]
    json.collect(self[value].issue(of: resolution(of: error, model: nil)))
    if let plain = plainValue(of: Value.self) { return plain }
    let empty = json.emptyObject.position
    if value != empty, let value = try? decode(empty) { return value }
    json.log(.stopped)
    throw error
  }

  /// Decodes the elements of an array in a collecting decode, which continues after one that fails.
  func collectElements<Element: Decodable>(of array: JSONValue, depth: Int) throws -> [Element] {
    var elements: [Element] = []
    var first: (any Error)?
    let collectedCount = array.collectedCount
    var next = array.firstChild
    for index in 0..<array.childCount where !array.hasEnoughIssues(since: collectedCount) {
      setFrame(depth + 1, next, in: array.position, index: Int32(truncatingIfNeeded: index))
      do {
        elements.append(try collectPart(at: next, depth: depth + 1))
      } catch {
        array.collect(self[next].issue(of: resolution(of: error, model: nil)))
        first = first ?? error
      }
      next = self[next].nextElement
    }
    if let first { throw first }
    return elements
  }

  /// Decodes a part of an array or dictionary in a collecting decode.
  func collectPart<Part: Decodable>(at value: DocumentPosition, depth: Int) throws -> Part {
    try self[value].collecting(issue: { (error: any Error) in resolution(of: error, model: nil) }) {
      stops throws in
      isCollecting = !stops
      defer { isCollecting = true }
      return try decode(Part.self, at: value, depth: depth)
    }
  }

  // Errors that the standard library and Foundation distinguish by their descriptions alone.

  /// The standard library's error for an object that matches no case of an enum.
  func unknownCase(of type: Any.Type, _ context: DecodingError.Context, at json: JSONValue) -> JSONError? {
    guard context.debugDescription.hasPrefix(FoundationWords.invalidCase), let listing,
      listing.object == json.position
    else { return nil }
    let names = caseNames(listing.keyType)
    guard !names.isEmpty else { return json.error(.unlistedCase, of: type) }
    return json.error(.invalidRawValue(type: bareTypeName(type), allowed: names))
  }

  /// The standard library's error for a raw value without a case.
  func invalidForm(of model: Any.Type?, _ context: DecodingError.Context, at json: JSONValue) -> JSONError? {
    guard let model, context.debugDescription.hasPrefix(FoundationWords.invalidRawValue),
      model is any RawRepresentable.Type
    else { return nil }
    return json.invalidRawValue(for: model)
  }

  /// The standard library's error for a key that doesn't convert to the dictionary's key type.
  func refusedKey(of model: Any.Type?, _ context: DecodingError.Context, at json: JSONValue) -> JSONError? {
    guard FoundationWords.isAboutKey(context.debugDescription), json.position != root,
      let keyType = (model as? any KeyedByType.Type)?.keyType
    else { return nil }
    let key = self[json.position.ofKey]
    guard key.textOrEmpty == context.codingPath.last?.stringValue else { return nil }
    if keyType is any RawRepresentable.Type { return key.invalidRawValue(for: keyType) }
    return key.error(.invalidFormat(expected: "a key of type \(typeName(keyType))", reason: ""))
  }

  /// The keys of the cases of an enum with associated values, as JSON text; empty if the keys aren't listed.
  private func caseNames(_ type: any CodingKey.Type) -> [String] {
    guard let listed = type as? any CaseIterable.Type else { return [] }
    let keys = listed.allCases.compactMap { $0 as? any CodingKey }
    return keys.map { quotedJSON(options.keys.wireName($0)) }
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

extension AdvisedKind {
  /// The issue of an object that matches no case of an enum whose coding keys aren't listed.
  fileprivate static let unlistedCase = AdvisedKind(
    .invalidRawValue, kind: { .invalidRawValue(type: bareTypeName($0), allowed: []) },
    advice: { _, _ in .oneMember })
}

/// A dictionary, with access to the type of its keys.
private protocol KeyedByType {
  static var keyType: Any.Type { get }
}

extension Dictionary: KeyedByType {
  fileprivate static var keyType: Any.Type { Key.self }
}
