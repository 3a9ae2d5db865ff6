public import JSONCore

extension OwnedJSON {
  /// Applies a JSON Merge Patch (RFC 7396): members of the patch replace those of this value, at any depth,
  /// and `null` removes a member.
  ///
  ///     var movie: OwnedJSON = ["title": "Heat", "year": 1994, "note": "check"]
  ///     movie.merge(["year": 1995, "note": nil])
  ///     print(movie)  // {"title":"Heat","year":1995}
  ///
  /// A patch can't set a member to `null` or change single elements of an array; ``apply(_:sizeLimit:)`` can.
  ///
  /// - Complexity: O(*n*) in the members of the patch, and of the objects that it changes. Does not recurse.
  public mutating func merge(_ patch: OwnedJSON) {
    guard let members = patch.objectValue else {
      self = patch
      return
    }
    // The objects of the patch that are being merged, the innermost last.
    var open = [(merged: objectValue ?? [:], patch: members, next: 0)]
    while true {
      let last = open.count - 1
      guard open[last].next < open[last].patch.count else {
        let merged = OwnedJSON.object(open.removeLast().merged)
        guard last > 0 else {
          self = merged
          return
        }
        let key = open[last - 1].patch[open[last - 1].next - 1].key
        open[last - 1].merged[key] = merged
        continue
      }
      let (key, value) = open[last].patch[open[last].next]
      open[last].next += 1
      if let members = value.objectValue {
        open.append((open[last].merged[key]?.objectValue ?? [:], members, 0))
      } else if value.isNull {
        open[last].merged[key] = nil
      } else {
        open[last].merged[key] = value
      }
    }
  }
}
