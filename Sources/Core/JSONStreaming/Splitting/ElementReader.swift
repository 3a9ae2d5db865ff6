internal import JSONCore

/// Cuts the elements of one array out of a document that comes in parts; see ``ElementSplitter``.
///
/// It has one property, so that a call is one access to an object, and not one for each thing that changes.
final class ElementReader: StreamReader {
  private(set) var splitter: ElementSplitter

  /// Creates a reader of the array at a path of keys, and of indices where they meet an array.
  ///
  /// - Parameters:
  ///   - elementLimit: How many bytes an element may have.
  ///   - kind: How the elements come; as text only where the options allow it.
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
