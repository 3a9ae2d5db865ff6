extension CatalogCodecs {
  /// The strategies that share one handwritten encoding of the catalog's models.
  private static let writing: Set = ["manual", "applicative", "throwing", "derived"]

  /// Returns the row under which a strategy encodes.
  package static func writer(of strategy: String) -> String {
    writing.contains(strategy) ? sharedWriter : strategy
  }
}
