/// Cuts the elements of one array out of a document that comes in parts; see ``ElementSplitter``.
///
/// It has one property, so that a call is one access to an object, and not one for each thing that changes.
package final class ElementReader: StreamReader {
  private var splitter: ElementSplitter

  /// Creates a reader of the array at a path of keys, and of indices where they meet an array.
  ///
  /// - Parameter elementLimit: How many bytes an element may have.
  package init(path: [String], options: JSONParseOptions, elementLimit: Int) {
    splitter = ElementSplitter(path: path, options: options, elementLimit: elementLimit)
  }

  package var count: Int { splitter.count }

  package var isEnded: Bool { splitter.isEnded }

  package var movedCount: Int { splitter.movedCount }

  package func append(_ bytes: some Collection<UInt8>) { splitter.append(bytes) }

  package func finish() { splitter.finish() }

  package func next() throws(JSONError) -> Document? { try splitter.next() }

  package func moved(_ error: JSONError) -> JSONError { splitter.moved(error) }
}
