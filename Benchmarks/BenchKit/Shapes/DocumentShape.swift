package import Catalog

/// What the documents of programs look like beside those of the catalog.
package enum DocumentShape: String, Sendable, CaseIterable {
  /// Lines that are indented by four spaces for each level.
  case indented
  /// Texts beyond ASCII, in several scripts.
  case scripts
  /// Numbers of seventeen digits.
  case doubles
  /// An object of a thousand members.
  case wide
  /// Containers in containers, hundreds of them.
  case deep

  /// What the report calls it.
  package var model: ModelName { ModelName(rawValue: rawValue) }

  /// Whether there is a model of it, which strategies decode and encode; the others are only parsed.
  package var isMapped: Bool {
    switch self {
    case .indented, .scripts, .doubles: true
    case .wide, .deep: false
    }
  }

  /// The shape of a document's name.
  package init?(_ model: ModelName) { self.init(rawValue: model.rawValue) }
}

extension OwnModel {
  /// Lists of a hundred objects of one shape, with the rows that map them.
  package init<Generator: ModelGenerator>(
    _ shape: DocumentShape, generator: Generator, documents: Int, rows: [OwnRow<Generator.Model>]
  ) where Generator.Model: Codable {
    self.init(
      shape.rawValue, generator: generator, documents: documents, sizes: [.medium], rows: rows)
  }

  /// Lists of a hundred objects that are only parsed.
  package init(parsing shape: DocumentShape, generator: some ModelGenerator, documents: Int) {
    self.init(parsing: shape.rawValue, generator: generator, documents: documents)
  }
}
