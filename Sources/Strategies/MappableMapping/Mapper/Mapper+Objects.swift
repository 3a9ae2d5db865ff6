extension Mapper {
  /// Maps JSON text to a new model; `nil` if that fails.
  @inlinable
  public func map(JSONString: String) -> N? {
    values(text: JSONString)
  }

  /// Maps a dictionary to a new model; `nil` for another value, and if that fails.
  public func map(JSONObject: Any?) -> N? {
    values(JSONObject)
  }

  /// Maps a dictionary to a new model; `nil` if that fails.
  public func map(JSON: [String: Any]) -> N? {
    map(JSONObject: JSON)
  }

  /// Maps JSON text onto a model; returns it unchanged if the text isn't an object.
  public func map(JSONString: String, toObject object: N) -> N {
    read(text: JSONString, remapping(object)) ?? object
  }

  /// Maps a dictionary onto a model; returns it unchanged for another value.
  public func map(JSONObject: Any?, toObject object: N) -> N {
    read(object: JSONObject, remapping(object)) ?? object
  }

  /// Maps a dictionary onto a model.
  public func map(JSON: [String: Any], toObject object: N) -> N {
    map(JSONObject: JSON, toObject: object)
  }

  /// Maps a file of JSON text, at a path or in the main bundle, to a new model; `nil` if that fails.
  public func map(JSONfile: String) -> N? {
    text(ofFile: JSONfile).flatMap { map(JSONString: $0) }
  }
}
