public import JSONCore

extension JSONValue {
  /// Decodes the members of this object whose keys are not among these: `<*> json.members(besides: "theme")`.
  /// `put(members:besides:)` encodes them.
  public func members(besides keys: JSONKey...) -> Decoded<OwnedJSON.Members> {
    decoded { (json) throws(JSONError) in try json.object().rest(besides: keys) }
  }
}
