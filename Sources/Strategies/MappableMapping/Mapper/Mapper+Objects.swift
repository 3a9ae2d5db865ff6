public import JSONCore

extension Mapper {
  /// Maps JSON text to a new model; `nil` if that fails.
  @inlinable
  public func map(JSONString: String) -> N? {
    read(text: JSONString) { (json, options) throws(JSONError) in try N.mapped(from: json, options: options) }
  }

  /// Maps a dictionary to a new model; `nil` for another value, and if that fails.
  public func map(JSONObject: Any?) -> N? {
    read(object: JSONObject) { (json, options) throws(JSONError) in
      try N.mapped(from: json, options: options)
    }
  }

  /// Maps a dictionary to a new model; `nil` if that fails.
  public func map(JSON: [String: Any]) -> N? {
    map(JSONObject: JSON)
  }

  /// Maps JSON text onto a model; returns it as it is if the text is no object.
  public func map(JSONString: String, toObject object: N) -> N {
    read(text: JSONString) { (json, options) throws(JSONError) in
      try remapped(object, json, options)
    } ?? object
  }

  /// Maps a dictionary onto a model; returns it as it is for another value.
  public func map(JSONObject: Any?, toObject object: N) -> N {
    read(object: JSONObject) { (json, options) throws(JSONError) in
      try remapped(object, json, options)
    } ?? object
  }

  /// Maps a dictionary onto a model.
  public func map(JSON: [String: Any], toObject object: N) -> N {
    map(JSONObject: JSON, toObject: object)
  }

  /// Maps a file of JSON text, at a path or in the main bundle, to a new model; `nil` if that fails.
  public func map(JSONfile: String) -> N? {
    text(ofFile: JSONfile).flatMap { map(JSONString: $0) }
  }

  private func remapped(_ object: N, _ json: JSONValue, _ options: MapOptions) throws(JSONError) -> N {
    var object = object
    try object.remap(from: json, options: options)
    return object
  }
}
