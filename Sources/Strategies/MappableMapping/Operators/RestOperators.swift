public import JSONCore

/// The members of an object that a mapping doesn't name, which the operators connect with a property:
/// `others <- map.rest(besides: "theme", "size")`.
public struct MapRest: ~Escapable {
  let map: Map
  let keys: [JSONKey]

  @_lifetime(copy map)
  init(_ map: Map, besides keys: [JSONKey]) {
    self.map = map
    self.keys = keys
  }

  /// Decodes the members, for the initializers of `ImmutableMappable` models.
  ///
  /// - Throws: `number-out-of-range` for JSON5's `Infinity` and `NaN`.
  public func value() throws(JSONError) -> OwnedJSON.Members {
    guard let object = map.member.object else { return [:] }
    return try object.rest(besides: keys)
  }
}

extension Map {
  /// The members of the object whose keys are not among these. A dot in a key is part of the key: for a
  /// nested key, pass its first component.
  @_lifetime(borrow self)
  public func rest(besides keys: JSONKey...) -> MapRest { MapRest(self, besides: keys) }
}

/// Connects the members that a mapping doesn't name. Write it after the other members.
public func <- (property: inout OwnedJSON.Members, rest: MapRest) {
  guard let object = rest.map.member.object else { return property >>> rest }
  do throws(JSONError) {
    property = try rest.value()
  } catch {
    rest.map.reject(error, at: object.value)
  }
}

/// Writes the members that a mapping doesn't name, unless the object already has their keys.
public func >>> (members: OwnedJSON.Members, rest: MapRest) {
  do throws(JSONError) {
    try rest.map.member.withWriter { (writer) throws(JSONError) in
      try writer.put(members: members, besides: rest.keys)
    }
  } catch {
    rest.map.noteUnwritable(error)
  }
}
