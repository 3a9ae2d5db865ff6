extension JSONError {
  /// The error with path, line, column and excerpt, if it was thrown about a value of the same document.
  ///
  /// They are found at once, unless the document is small: then the error keeps it, and finds them when
  /// somebody asks.
  ///
  /// - Complexity: O(*n*) in the distance from the start of the document.
  public consuming func resolved(at json: JSONValue) -> JSONError {
    resolved(in: json.document)
  }

  consuming func resolved(in document: Document) -> JSONError {
    var resolver = IssueResolver(document)
    return resolver.resolve(self)
  }

  /// The error as one that is resolved when somebody asks.
  ///
  /// - Precondition: It is a pending one about a value of the document.
  consuming func kept(with document: Document) -> JSONError {
    makeUnique()
    storage.keep(.document(document))
    return self
  }
}

extension Document {
  /// Whether errors may keep this document: they show about as much of it as there is.
  var isSmall: Bool { byteCount <= 4096 && nodeCount <= 1024 }
}
