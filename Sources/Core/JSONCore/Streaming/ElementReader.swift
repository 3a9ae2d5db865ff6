/// Cuts the elements of one array out of a document that comes in parts; see ``ElementSplitter``.
///
/// It has one property, so that a call is one access to an object, and not one for each thing that changes.
package final class ElementReader: StreamReader {
  private var splitter: ElementSplitter

  /// Creates a reader of the array at a path of keys, and of indices where they meet an array.
  ///
  /// - Parameters:
  ///   - elementLimit: How many bytes an element may have.
  ///   - kind: How the elements come; as text only where the options allow it.
  package init(path: [String], options: JSONParseOptions, elementLimit: Int, as kind: StreamRunKind) {
    splitter = ElementSplitter(
      path: path, options: options, elementLimit: elementLimit, as: kind)
  }

  package var count: Int { splitter.count }

  package var isEnded: Bool { splitter.isEnded }

  package var movedCount: Int { splitter.movedCount }

  package func append(_ bytes: some Collection<UInt8>) { splitter.append(bytes) }

  package func finish() { splitter.finish() }

  package func next() throws(JSONError) -> StreamRun? { try splitter.next() }

  package func pass(_ text: ElementText) { splitter.pass(text) }

  package func moved(_ error: JSONError, about run: ParsedRun) -> JSONError {
    splitter.moved(error, about: run)
  }
}
