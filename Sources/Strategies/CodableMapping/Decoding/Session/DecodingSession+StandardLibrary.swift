internal import JSONCore

// Errors that the standard library and Foundation distinguish by their descriptions alone.

extension DecodingSession {
  /// The standard library's error for an object that matches no case of an enum.
  func unknownCase(
    of type: Any.Type, _ context: DecodingError.Context, at json: JSONValue
  ) -> JSONError? {
    guard context.debugDescription.hasPrefix(FoundationWords.invalidCase), let listing,
      listing.object == json.position
    else { return nil }
    let names = caseNames(listing.keyType)
    guard !names.isEmpty else { return json.error(.unlistedCase, of: type) }
    return json.error(.invalidRawValue(type: bareTypeName(type), allowed: names))
  }

  /// The standard library's error for a raw value without a case.
  func invalidForm(
    of model: Any.Type?, _ context: DecodingError.Context, at json: JSONValue
  ) -> JSONError? {
    guard let model, context.debugDescription.hasPrefix(FoundationWords.invalidRawValue),
      model is any RawRepresentable.Type
    else { return nil }
    return json.invalidRawValue(for: model)
  }

  /// The standard library's error for a key that doesn't convert to the dictionary's key type.
  func refusedKey(
    of model: Any.Type?, _ context: DecodingError.Context, at json: JSONValue
  ) -> JSONError? {
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
