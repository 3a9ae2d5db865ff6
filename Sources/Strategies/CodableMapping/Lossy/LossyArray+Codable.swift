internal import JSONCore
internal import JSONFoundation
public import JSONMapping

extension LossyArray: Swift.Decodable where Element: Swift.Decodable {
  /// Decodes an array, skipping elements that don't decode. With decoders of other packages the reports have
  /// a path, but no position.
  ///
  /// - Throws: `DecodingError.typeMismatch` or `valueNotFound` if it isn't an array.
  public init(from decoder: any Decoder) throws {
    self.init([])
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let index = container.currentIndex
      do {
        elements.append(try container.decode(Element.self))
      } catch {
        // The element is still the next one of the container, so this skips it.
        _ = try container.superDecoder()
        let path = container.codingPath + [PathKey(index: index)]
        dropped.append(DroppedElement(index: index, error: JSONError(error, thrownAt: path)))
      }
    }
  }
}

extension LossyArray: TapeDecodable where Element: Swift.Decodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> LossyArray {
    let json = session[value]
    try session.checkArray(json, depth: depth)
    if let plain = [Element].plainElements(of: json, in: session) { return LossyArray(plain) }
    var result = LossyArray([])
    result.elements.reserveCapacity(json.childCount)
    var next = json.firstChild
    var resolver = IssueResolver(json)
    let isCollecting = session.isCollecting
    session.isCollecting = false
    defer { session.isCollecting = isCollecting }
    for index in 0..<json.childCount {
      let element = next
      next = session[element].nextElement
      session.setFrame(depth + 1, element, in: value, index: Int32(truncatingIfNeeded: index))
      do {
        result.elements.append(try session.decode(Element.self, at: element, depth: depth + 1))
      } catch {
        let issue = session.resolution(of: error, model: Element.self)
        result.drop(index, issue, at: session[element], &resolver)
      }
    }
    return result
  }
}

extension LossyArray: Swift.Encodable where Element: Swift.Encodable {
  /// Encodes an array of the elements.
  ///
  /// - Throws: What encoding an element throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

extension LossyArray: TapeEncodable where Element: Swift.Encodable {
  static func write(_ value: LossyArray, in session: EncodingSession) throws {
    try [Element].write(value.elements, in: session)
  }
}

extension JSONError {
  /// Converts an error thrown by a decoder of another package. The result has a path but no position.
  ///
  /// - Parameter element: The path of the element that was to be decoded, for errors without a path.
  init(_ error: any Error, thrownAt element: [any CodingKey]) {
    let decodingError = error as? DecodingError
    let context = decodingError?.context
    var issue =
      ((context?.underlyingError ?? error) as? JSONError)?.issue
      ?? JSONError(decodingError?.kind ?? .custom(error.ownText)).issue
    let path = context.map(\.codingPath) ?? []
    issue.path = JSONPath(path.count < element.count ? element : path)
    if case .valueNotFound = decodingError { issue.actual = .null }
    if case .typeMismatch(_, let context) = decodingError {
      issue.actual = FoundationWords.kindFound(in: context.debugDescription)
    }
    self.init(issues: [issue])
  }
}

extension DecodingError {
  /// The kind of issue for the case.
  fileprivate var kind: Issue.Kind {
    switch self {
    // Only the wording distinguishes a value of another kind from an error that `init(from:)` threw itself.
    case .keyNotFound(let key, _): .missingKey(key.stringValue, expected: "a value")
    case .valueNotFound(let type, _): .unexpectedNull(expected: expectation(of: type))
    case .typeMismatch(let type, let context)
    where context.debugDescription.hasPrefix(FoundationWords.mismatch):
      .typeMismatch(expected: expectation(of: type))
    default: .custom(context.debugDescription)
    }
  }

  /// The expectation for the type in an error; errors about containers have the types `[Any]` and `[String:
  /// Any]`.
  private func expectation(of type: Any.Type) -> IssueExpectation {
    switch type {
    case is [Any].Type: .array
    case is [String: Any].Type: .object
    default: IssueExpectation(type)
    }
  }
}
