package import BenchKit

/// What each strategy says about documents that are not acceptable: cases × strategies.
package struct ErrorGrid: Sendable, Hashable, Codable {
  /// One strategy's answer to one document.
  package struct Answer: Sendable, Hashable, Codable {
    /// True if the strategy took the document without a word: the worst answer.
    package var isSilentlyAccepted: Bool
    /// A stable code or kind of error.
    package var hasCode: Bool
    /// The way from the root to the value.
    package var hasPath: Bool
    /// Line and column.
    package var hasPosition: Bool
    /// What was expected, and what was found.
    package var hasExpected: Bool
    /// All errors of the document, not only the first.
    package var hasAll: Bool
    /// What it says, for the table behind the grid.
    package var message: String

    package init(
      isSilentlyAccepted: Bool = false, hasCode: Bool = false, hasPath: Bool = false,
      hasPosition: Bool = false, hasExpected: Bool = false, hasAll: Bool = false, message: String = ""
    ) {
      self.isSilentlyAccepted = isSilentlyAccepted
      self.hasCode = hasCode
      self.hasPath = hasPath
      self.hasPosition = hasPosition
      self.hasExpected = hasExpected
      self.hasAll = hasAll
      self.message = message
    }

    /// What is there, by name.
    package var qualities: [(name: String, isThere: Bool)] {
      [
        ("code", hasCode), ("path", hasPath), ("position", hasPosition), ("expected", hasExpected),
        ("all", hasAll),
      ]
    }

    /// True if the process did not survive the document.
    package var hasCrashed: Bool { message == PeerAnswer.crashText }

  }

  /// One document.
  package struct Case: Sendable, Hashable, Codable {
    package var name: String
    package var model: ModelName
    /// One for each strategy of the grid, in its order; nil where a strategy does not map the model.
    package var answers: [Answer?]
    /// How many errors the most thorough answer tells; nil in reports of earlier versions.
    package var issues: Int?
    /// Whether the text itself is wrong, as what is no JSON or is too deep; nil in reports of earlier versions.
    package var isOfText: Bool?

    package init(
      name: String, model: ModelName, answers: [Answer?], issues: Int? = nil, isOfText: Bool? = nil
    ) {
      self.issues = issues
      self.isOfText = isOfText
      self.name = name
      self.model = model
      self.answers = answers
    }

    /// Whether somebody tells more than one error; false where that isn't known.
    var hasSeveralIssues: Bool { (issues ?? 1) > 1 }

    /// False only if nobody tells more than one error: then no answer can tell more than another.
    var mayHaveSeveralIssues: Bool { (issues ?? 2) > 1 }

    /// Which qualities an answer can have, in the order of ``Answer/qualities``.
    ///
    /// Where the text is wrong no value was found in the place of an expected one.
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

  package init(strategies: [String], cases: [Case]) {
    self.strategies = strategies
    self.cases = cases
  }

  /// The answers as numbers of documents.
  var matrix: ErrorMatrix {
    ErrorMatrix(
      title: "malformed JSON", quality: strategies.indices.map { ErrorQuality(of: $0, in: self) },
      documents: cases.count, several: cases.count(where: \.hasSeveralIssues))
  }
}
