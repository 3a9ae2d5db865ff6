/// The meaning of a member's key for the objects in it, whose own keys may be data.
enum MapName {
  /// Their values describe the types of a schema.
  case schemas
  /// If their values are strings, their keys are data, as in `dependencies`.
  case texts
  /// A noun in the plural, as in `packages`.
  case plural
  case other

  init(_ key: String?) {
    guard let last = key.map({ Words(of: $0) })?.parts.last?.lowercased() else {
      self = .other
      return
    }
    if Self.schemaNames.contains(last) {
      self = .schemas
    } else if Self.textNames.contains(last) {
      self = .texts
    } else {
      let isPlural = last.hasSuffix("s") && Words(of: last).singular.words != [last]
      self = isPlural && !Self.variantNames.contains(last) ? .plural : .other
    }
  }

  private static let schemaNames: Set = ["definitions", "defs", "properties", "schemas"]

  private static let textNames: Set = [
    "annotations", "dependencies", "engines", "env", "environment", "headers", "labels", "resolutions",
    "scripts",
    "tags", "translations", "variables",
  ]

  /// Nouns for objects with few, known keys, such as the sizes of an image.
  private static let variantNames: Set = [
    "addresses", "colors", "dates", "dimensions", "formats", "icons", "images", "limits", "links", "photos",
    "sizes", "stats", "statistics", "thumbnails", "times", "totals", "units", "urls", "variants",
  ]
}
