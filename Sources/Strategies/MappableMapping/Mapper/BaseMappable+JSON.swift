extension BaseMappable {
  /// Creates a model from JSON text by ObjectMapper's rules; `nil` if that fails.
  ///
  /// The mapper reports why this fails, and the errors that this initializer swallows:
  ///
  ///     let (movie, errors) = Mapper<Movie>().reporting { $0.map(JSONString: text) }
  @_disfavoredOverload
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let model = Mapper<Self>(context: context).map(JSONString: JSONString) else { return nil }
    self = model
  }

  /// Creates a model from a dictionary by ObjectMapper's rules; `nil` if that fails.
  /// ``Mapper/reporting(limit:_:)`` reports why.
  @_disfavoredOverload
  public init?(JSON: [String: Any], context: (any MapContext)? = nil) {
    guard let model = Mapper<Self>(context: context).map(JSON: JSON) else { return nil }
    self = model
  }

  /// The model as a dictionary. Values that JSON can't express are omitted.
  public func toJSON() -> [String: Any] { Mapper<Self>().toJSON(self) }

  /// The model as JSON text. Values that JSON can't express are omitted.
  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper<Self>().toJSONString(self, prettyPrint: prettyPrint)
  }
}

extension ImmutableMappable {
  /// Creates a model from JSON text.
  ///
  /// - Throws: What the model's initializer throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`. For text in another form it is
  ///   `type-mismatch` or `unexpected-null`, and for text that isn't JSON `unexpected-character`,
  ///   `unexpected-end` or another code of the parser.
  public init(JSONString: String, context: (any MapContext)? = nil) throws {
    self = try Mapper<Self>(context: context).map(JSONString: JSONString)
  }

  /// Creates a model from a dictionary.
  ///
  /// - Throws: What the model's initializer throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`.
  public init(JSON: [String: Any], context: (any MapContext)? = nil) throws {
    self = try Mapper<Self>(context: context).map(JSON: JSON)
  }

  /// Creates a model from a dictionary.
  ///
  /// - Throws: What the model's initializer throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`. For another value it is `type-mismatch` or
  ///   `unexpected-null`, and `depth-limit` for one that is nested too deeply.
  public init(JSONObject: Any, context: (any MapContext)? = nil) throws {
    self = try Mapper<Self>(context: context).map(JSONObject: JSONObject)
  }
}

extension Array where Element: BaseMappable {
  /// Creates models from JSON text, an array or a single object; `nil` if that fails. The mapper reports the
  /// errors that this initializer swallows, such as those of skipped models:
  ///
  ///     let (movies, errors) = Mapper<Movie>().reporting { $0.mapArray(JSONString: text) }
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let models = Mapper<Element>(context: context).mapArray(JSONString: JSONString) else { return nil }
    self = models
  }

  /// Creates models from dictionaries; models that fail are skipped.
  public init(JSONArray: [[String: Any]], context: (any MapContext)? = nil) {
    self = Mapper<Element>(context: context).mapArray(JSONArray: JSONArray)
  }

  /// The models as dictionaries.
  public func toJSON() -> [[String: Any]] { Mapper<Element>().toJSONArray(self) }

  /// The models as JSON text.
  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper<Element>().toJSONString(self, prettyPrint: prettyPrint)
  }
}

extension Array where Element: ImmutableMappable {
  /// Creates models from JSON text.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`. For text in another form it is
  ///   `type-mismatch` or `unexpected-null`, and for text that isn't JSON `unexpected-character`,
  ///   `unexpected-end` or another code of the parser.
  public init(JSONString: String, context: (any MapContext)? = nil) throws {
    self = try Mapper<Element>(context: context).mapArray(JSONString: JSONString)
  }

  /// Creates models from dictionaries.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`.
  public init(JSONArray: [[String: Any]], context: (any MapContext)? = nil) throws {
    self = try Mapper<Element>(context: context).mapArray(JSONArray: JSONArray)
  }

  /// Creates models from an array of dictionaries.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`. For another value it is `type-mismatch` or
  ///   `unexpected-null`, and `depth-limit` for one that is nested too deeply.
  public init(JSONObject: Any, context: (any MapContext)? = nil) throws {
    self = try Mapper<Element>(context: context).mapArray(JSONObject: JSONObject)
  }
}

extension Set where Element: BaseMappable {
  /// Creates models from JSON text, an array or a single object; `nil` if that fails. The mapper reports the
  /// errors that this initializer swallows, such as those of skipped models:
  ///
  ///     let (movies, errors) = Mapper<Movie>().reporting { $0.mapArray(JSONString: text) }
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let models = Mapper<Element>(context: context).mapSet(JSONString: JSONString) else { return nil }
    self = models
  }

  /// Creates models from dictionaries; models that fail are skipped.
  public init?(JSONArray: [[String: Any]], context: (any MapContext)? = nil) {
    self = Mapper<Element>(context: context).mapSet(JSONArray: JSONArray)
  }

  /// The models as dictionaries.
  public func toJSON() -> [[String: Any]] { Mapper<Element>().toJSONSet(self) }

  /// The models as JSON text.
  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper<Element>().toJSONString(self, prettyPrint: prettyPrint)
  }
}
