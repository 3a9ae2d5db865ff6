package import Generation

/// Kinds of documents that the catalog's models don't cover.
package enum DocumentShape: String, Sendable, CaseIterable {
  /// Lines that are indented by four spaces for each level.
  case indented
  /// Strings beyond ASCII, in several scripts.
  case scripts
  /// Numbers of seventeen digits.
  case doubles
  /// An object with a thousand members.
  case wide
  /// Hundreds of nested containers.
  case deep

  /// The name in reports.
  package var model: ModelName { ModelName(rawValue: rawValue) }

  /// Whether strategies map the documents; the others are only parsed.
  package var isMapped: Bool {
    switch self {
    case .indented, .scripts, .doubles: true
    case .wide, .deep: false
    }
  }

  /// Creates the shape with the model's name; `nil` if there is none.
  package init?(_ model: ModelName) { self.init(rawValue: model.rawValue) }
}

extension OwnModel {
  /// Creates lists of a hundred objects of one shape, with the rows that map them.
  package init<Generator: ModelGenerator>(
    _ shape: DocumentShape, generator: Generator, documents: Int, rows: [OwnRow<Generator.Model>]
  ) where Generator.Model: Codable {
    self.init(shape.rawValue, generator: generator, documents: documents, sizes: [.medium], rows: rows)
  }

  /// Creates lists of a hundred objects that are only parsed.
  package init(parsing shape: DocumentShape, generator: some ModelGenerator, documents: Int) {
    self.init(parsing: shape.rawValue, generator: generator, documents: documents)
  }
}
