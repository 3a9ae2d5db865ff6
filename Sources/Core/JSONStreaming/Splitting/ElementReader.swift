internal import JSONCore

/// Extracts the elements of one array from a document that arrives in parts; see ``ElementSplitter``.
///
/// It has a single property, so that a call accesses an object once, not once for each part of its state.
final class ElementReader: StreamReader {
  private(set) var splitter: ElementSplitter

  /// Creates a reader of the array at a path of keys. Where the document has an array, a key is an index.
  ///
  /// - Parameters:
  ///   - elementLimit: The maximum length of an element in bytes.
  ///   - kind: The form of the elements; text only if the options allow it.
  init(path: [String], options: JSONParseOptions, elementLimit: Int, as kind: StreamRunKind) {
    splitter = ElementSplitter(
      path: path, options: options, elementLimit: elementLimit, as: kind)
  }

  var count: Int { splitter.count }

  var isEnded: Bool { splitter.isEnded }

  func append(_ bytes: some Collection<UInt8>) { splitter.append(bytes) }

  func finish() { splitter.finish() }

  func next() throws(JSONError) -> StreamRun? { try splitter.next() }

  func pass(_ text: ElementText) { splitter.pass(text) }

  func moved(_ error: JSONError, about run: ParsedRun) -> JSONError {
    splitter.moved(error, about: run)
  }
}
