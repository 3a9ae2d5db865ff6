package import JSONCore

/// How the values of new samples differ from those of old ones.
package struct ShapeDrift: Encodable, Sendable {
  /// A difference at one place.
  package struct Change: Encodable, Sendable {
    /// What differs.
    package enum Kind: String, Encodable, Sendable {
      case added, gone, optional, null
      case anotherKind = "another-kind"
      case newValue = "new-value"
      case anotherDateForm = "another-date-form"
      case anotherForm = "another-form"
    }

    /// The path of the values, such as `$[*].cast[*].role`.
    package let path: String
    /// The tag of the objects, such as `type is "text"`; `nil` without one.
    package let condition: String?
    package let kind: Kind
    /// What the old and the new samples contain, in words.
    package let detail: String
    /// Whether a decoder for the types of the old samples rejects new ones, or loses a value.
    package let isNoticed: Bool
  }

  package let changes: [Change]

  /// Whether a decoder notices a change.
  package var isNoticed: Bool { changes.contains(where: \.isNoticed) }

  /// Compares samples. Each document is a sample of the values at the root.
  ///
  /// - Parameter path: The path of the values in each document; `nil` for the documents themselves.
  /// - Throws: ``MalformedSample``; ``UnsuitableSample`` without samples.
  package init(from old: [SampleText], to new: [SampleText], at path: JSONKeyPath? = nil) throws {
    let reader = SampleReader(path: path)
    var comparison = ShapeComparison()
    comparison.compare(try reader.shape(of: old), try reader.shape(of: new), at: .init())
    changes = comparison.changes
  }

  /// The changes, each on its own line, and their number.
  package var text: String {
    let lines = changes.map { change in
      "\(change.isNoticed ? "noticed" : "ignored"): \(change.path) \(change.detail)"
        + (change.condition.map { ", where \($0)" } ?? "") + "\n"
    }
    let noticed = changes.count(where: \.isNoticed)
    return lines.joined()
      + "\(changes.count) change\(changes.count == 1 ? "" : "s"), \(noticed) noticed by a decoder\n"
  }
}
