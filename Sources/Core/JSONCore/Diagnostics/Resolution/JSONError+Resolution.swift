extension JSONError {
  /// The error with path, line, column and excerpt, if it was thrown about a value of the same document.
  ///
  /// They are computed at once, unless the document is small: then the error retains it, and computes them
  /// when they are first read.
  ///
  /// - Complexity: O(*n*) in the distance from the start of the document.
  public consuming func resolved(at json: JSONValue) -> JSONError {
    resolved(in: json.document)
  }

  consuming func resolved(in document: Document) -> JSONError {
    var resolver = IssueResolver(document)
    return resolver.resolve(self)
  }

  /// The error with a document from which it is resolved when its issues are read.
  ///
  /// - Precondition: It is a pending one about a value of the document.
  consuming func retaining(_ document: Document) -> JSONError {
    makeUnique()
    storage.setSource(.document(document))
    return self
  }
}

extension Document {
  /// Whether errors may retain this document: their excerpts show about as much text as it has.
  var isSmall: Bool { byteCount <= 4096 && nodeCount <= 1024 }
}
