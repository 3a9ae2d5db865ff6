package import BenchKit

/// The quality of the errors of each strategy for malformed documents: documents × strategies.
package struct ErrorGrid: Sendable, Hashable, Codable {
  /// The result of one strategy for one document.
  package struct Answer: Sendable, Hashable, Codable {
    /// Whether the strategy decoded the document without an error, which is the worst result.
    package var isSilentlyAccepted: Bool
    /// Whether the error has a stable code or kind.
    package var hasCode: Bool
    /// Whether the error has the path of the value.
    package var hasPath: Bool
    /// Whether the error has line and column.
    package var hasPosition: Bool
    /// Whether the error has the expected and the found value.
    package var hasExpected: Bool
    /// Whether all issues of the document are reported, not only the first.
    package var hasAll: Bool
    /// The message, for the table of details.
    package var message: String
    /// True if the document crashed the process; `nil` otherwise.
    private var crashed: Bool?

    package init(
      isSilentlyAccepted: Bool = false, hasCode: Bool = false, hasPath: Bool = false,
      hasPosition: Bool = false, hasExpected: Bool = false, hasAll: Bool = false, hasCrashed: Bool = false,
      message: String = ""
    ) {
      self.isSilentlyAccepted = isSilentlyAccepted
      self.hasCode = hasCode
      self.hasPath = hasPath
      self.hasPosition = hasPosition
      self.hasExpected = hasExpected
      self.hasAll = hasAll
      crashed = hasCrashed ? true : nil
      self.message = message
    }

    /// The qualities by name.
    package var qualities: [(name: String, isThere: Bool)] {
      [
        ("code", hasCode), ("path", hasPath), ("position", hasPosition), ("expected", hasExpected),
        ("all", hasAll),
      ]
    }

    /// Whether the document crashed the process.
    package var hasCrashed: Bool { crashed == true }
  }

  /// One document.
  package struct Case: Sendable, Hashable, Codable {
    package var name: String
    package var model: ModelName
    /// One result for each strategy, in the order of the grid; `nil` if the strategy doesn't map the model.
    package var answers: [Answer?]
    /// The largest number of issues that a strategy reports; `nil` in reports of earlier versions.
    package var issues: Int?
    /// Whether the text itself is malformed, or nested too deeply; `nil` in reports of earlier versions.
    package var isOfText: Bool?

    /// Whether a strategy reports more than one issue; false if unknown.
    var hasSeveralIssues: Bool { (issues ?? 1) > 1 }

    /// Whether some strategy reports more than one issue; true if unknown.
    var mayHaveSeveralIssues: Bool { (issues ?? 2) > 1 }

    /// Whether each quality applies to the document, in the order of ``Answer/qualities``.
    ///
    /// If the text itself is malformed, no value was found instead of the expected one.
    var applies: [Bool] {
      Answer().qualities.map { quality in
        switch quality.name {
        case "expected": isOfText != true
        case "all": mayHaveSeveralIssues
        default: true
        }
      }
    }
  }

  package var strategies: [String]
  package var cases: [Case]

  /// The results as numbers of documents.
  func matrix(title: String = "malformed JSON") -> ErrorMatrix {
    ErrorMatrix(
      title: title, quality: strategies.indices.map { ErrorQuality(of: $0, in: self) },
      documents: cases.count, several: cases.count(where: \.hasSeveralIssues))
  }
}
