import Foundation
public import JSONCore

/// ObjectMapper's mapper: `Mapper<Movie>().map(JSONString: text)`.
///
/// It maps by that framework's rules. A missing key leaves a property unchanged; null sets an optional
/// property to `nil`. A value of the wrong type sets an integer to 0 and an optional property to `nil`, and
/// leaves any other property unchanged. A failing model is `nil`, or is omitted from its collection; an
/// ``ImmutableMappable`` model throws. ``reporting(limit:_:)`` returns the errors that these rules swallow.
/// In new code, use ``MappableMapper``, which throws the errors of values that don't fit.
///
/// Text is mapped without an intermediate dictionary.
public final class Mapper<N: BaseMappable> {
  /// The context that models read from ``Map/context``.
  public var context: (any MapContext)?
  /// Whether `nil` is written as null instead of being omitted.
  public var shouldIncludeNilValues: Bool
  /// The options for parsing text. By default those of `JSONSerialization`.
  ///
  /// `JSONSerialization` accepts a trailing comma and a byte order mark, and the last of duplicate keys
  /// counts. `JSONParseOptions()` accepts only what RFC 8259 allows.
  public var parsing: JSONParseOptions = .foundation
  private(set) var swallowed: SwallowedErrors?

  /// Creates a mapper.
  ///
  /// - Parameters:
  ///   - context: The context that models read from ``Map/context``.
  ///   - shouldIncludeNilValues: Whether `nil` is written as null instead of being omitted.
  public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) {
    self.context = context
    self.shouldIncludeNilValues = shouldIncludeNilValues
  }

  /// Calls `body` with this mapper; returns the result and the errors that the mapper's methods swallow
  /// meanwhile.
  ///
  ///     let (movies, errors) = Mapper<Movie>().reporting { $0.mapArray(JSONString: text) }
  ///     if let errors { print(errors) }
  ///
  /// Errors are reported for:
  ///
  /// - files that can't be read, and text that isn't JSON;
  /// - null and values of another type that don't set their property, and integers that became 0;
  /// - values that a transform can't convert;
  /// - models that were refused or skipped, including those of a `LossyArray`;
  /// - when writing, values that JSON can't express.
  ///
  /// Missing keys aren't reported, because these rules allow them.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of issues, at least 1; `JSONError.hasMoreIssues` is true if there were
  ///     more.
  ///   - body: A closure that maps with the mapper that it receives.
  /// - Returns: The result of `body`, and an error with the first issues that occurred and their paths; `nil`
  ///   if there are none. The issues of each document are in document order.
  /// - Throws: What `body` throws.
  public func reporting<Result>(
    limit: Int = 20, _ body: (Mapper) throws -> Result
  ) rethrows -> (value: Result, errors: JSONError?) {
    let swallowed = SwallowedErrors(limit: limit)
    let mapper = Mapper(context: context, shouldIncludeNilValues: shouldIncludeNilValues)
    mapper.parsing = parsing
    mapper.swallowed = swallowed
    return (try body(mapper), swallowed.error)
  }
}

extension JSONParseOptions {
  /// The options that correspond to `JSONSerialization`.
  static var foundation: JSONParseOptions {
    JSONParseOptions(duplicateKeys: .useLast, tolerances: .trailingCommas, allowsByteOrderMark: true)
  }
}

extension Mapper {
  /// ObjectMapper's rules.
  @usableFromInline
  var options: MapOptions {
    var options = MapOptions(mode: .lenient, shouldIncludeNilValues: shouldIncludeNilValues)
    options.dropsUnwritable = true
    return options
  }

  /// Reads text; `nil` for text that isn't JSON, and if `body` throws.
  @usableFromInline
  func read<Result>(
    text: String, _ body: (JSONValue, MapOptions) throws(JSONError) -> Result
  ) -> Result? { read({ () throws(JSONError) in try LegacySource(text, parsing: parsing) }, body) }

  /// Reads a tree of Foundation's objects; `nil` if `body` throws.
  func read<Result>(
    object: Any?, _ body: (JSONValue, MapOptions) throws(JSONError) -> Result
  ) -> Result? { read({ () throws(JSONError) in try LegacySource(object) }, body) }

  /// Maps text; `nil` if that fails.
  @inlinable
  func values<Values: MappableValue>(text: String) -> Values? {
    read(text: text) { (json, options) throws(JSONError) in try .mapped(from: json, options: options) }
  }

  /// Maps a tree of Foundation's objects; `nil` if that fails.
  func values<Values: MappableValue>(_ object: Any?) -> Values? {
    read(object: object) { (json, options) throws(JSONError) in try .mapped(from: json, options: options) }
  }

  /// A closure that maps JSON onto a value.
  func remapping<Value: MappableValue>(
    _ value: Value
  ) -> (JSONValue, MapOptions) throws(JSONError) -> Value {
    { (json, options) throws(JSONError) in
      var value = value
      try value.remap(from: json, options: options)
      return value
    }
  }

  /// The text of a file, at a path or in the main bundle; `nil` if it can't be read.
  func text(ofFile name: String) -> String? {
    let text = contents(ofFile: name)
    if text == nil { swallowed?.add(JSONError(.custom("the file \(name) can't be read"))) }
    return text
  }

  private func read<Result>(
    _ source: () throws(JSONError) -> LegacySource,
    _ body: (JSONValue, MapOptions) throws(JSONError) -> Result
  ) -> Result? {
    let options = options
    do throws(JSONError) {
      return try source().withRoot(context, collectingIn: swallowed) { (json) -> Result? in
        do throws(JSONError) { return try body(json, options) } catch {
          json.swallow(error)
          return nil
        }
      }
    } catch {
      swallowed?.add(error)
      return nil
    }
  }
}

extension LegacySource {
  /// Calls `body` with the root, in a context if there is one.
  func withRoot<Result>(
    _ context: (any MapContext)?, collectingIn swallowed: SwallowedErrors?,
    _ body: (JSONValue) -> Result
  ) -> Result {
    let root = document.root
    func collect(_ json: JSONValue) -> Result {
      if let swallowed { swallowed.collecting(json, body) } else { body(json) }
    }
    guard let context = decodingContext(context) else { return collect(root) }
    return root.withContext(context) { collect($0) }
  }
}

/// The text of a file, by its path; a name without a folder refers to the main bundle. `nil` if there is
/// none.
func contents(ofFile name: String) -> String? {
  if let text = try? String(contentsOfFile: name, encoding: .utf8) { return text }
  return Bundle.main.path(forResource: name, ofType: nil).flatMap {
    try? String(contentsOfFile: $0, encoding: .utf8)
  }
}

extension Mapper {
  /// Maps JSON text to new models; models that fail are skipped. A single object becomes an array of one
  /// model. `nil` for other text.
  @inlinable
  public func mapArray(JSONString: String) -> [N]? {
    read(text: JSONString) { (json, options) throws(JSONError) in
      if json.isObject { return [try N.mapped(from: json, options: options)] }
      return try [N].mapped(from: json, options: options)
    }
  }

  /// Maps an array of dictionaries to new models; models that fail are skipped; `nil` for another value.
  public func mapArray(JSONObject: Any?) -> [N]? { values(JSONObject) }

  /// Maps dictionaries to new models; models that fail are skipped.
  public func mapArray(JSONArray: [[String: Any]]) -> [N] { mapArray(JSONObject: JSONArray) ?? [] }

  /// Maps a file of JSON text, at a path or in the main bundle, to new models; `nil` if that fails.
  public func mapArray(JSONfile: String) -> [N]? {
    text(ofFile: JSONfile).flatMap { mapArray(JSONString: $0) }
  }

  /// Maps the values of an object to new models, and skips models that fail. `nil` if no model remains, or
  /// for another value.
  @inlinable
  public func mapDictionary(JSONString: String) -> [String: N]? { values(text: JSONString) }

  /// Maps the values of a dictionary to new models; models that fail are skipped. `nil` if none is left.
  public func mapDictionary(JSONObject: Any?) -> [String: N]? { values(JSONObject) }

  /// Maps the values of a dictionary to new models; models that fail are skipped. `nil` if none is left.
  public func mapDictionary(JSON: [String: [String: Any]]) -> [String: N]? { mapDictionary(JSONObject: JSON) }

  /// Maps the values of a dictionary onto those with the same keys, and adds new models for the others.
  public func mapDictionary(JSONObject: Any?, toDictionary dictionary: [String: N]) -> [String: N] {
    read(object: JSONObject, remapping(dictionary)) ?? dictionary
  }

  /// Maps the values of a dictionary onto those with the same keys, and adds new models for the others.
  public func mapDictionary(
    JSON: [String: [String: Any]], toDictionary dictionary: [String: N]
  ) -> [String: N] { mapDictionary(JSONObject: JSON, toDictionary: dictionary) }

  /// Maps the arrays in an object to arrays of new models. `nil` if there is none.
  public func mapDictionaryOfArrays(JSONString: String) -> [String: [N]]? { values(text: JSONString) }

  /// Maps the arrays in a dictionary to arrays of new models. `nil` if there is none.
  public func mapDictionaryOfArrays(JSONObject: Any?) -> [String: [N]]? { values(JSONObject) }

  /// Maps the arrays in a dictionary to arrays of new models. `nil` if there is none.
  public func mapDictionaryOfArrays(JSON: [String: [[String: Any]]]) -> [String: [N]]? {
    mapDictionaryOfArrays(JSONObject: JSON)
  }

  /// Maps arrays in an array to arrays of new models. `nil` if there is none.
  public func mapArrayOfArrays(JSONString: String) -> [[N]]? { values(text: JSONString) }

  /// Maps arrays in an array to arrays of new models. `nil` if there is none.
  public func mapArrayOfArrays(JSONObject: Any?) -> [[N]]? { values(JSONObject) }
}

extension Mapper where N: Hashable {
  /// Maps JSON text to a set of new models, by the rules of `mapArray(JSONString:)`.
  public func mapSet(JSONString: String) -> Set<N>? { mapArray(JSONString: JSONString).map { Set($0) } }

  /// Maps an array of dictionaries to a set of new models; models that fail are skipped. `nil` for another
  /// value.
  public func mapSet(JSONObject: Any?) -> Set<N>? { mapArray(JSONObject: JSONObject).map { Set($0) } }

  /// Maps dictionaries to a set of new models; models that fail are skipped.
  public func mapSet(JSONArray: [[String: Any]]) -> Set<N> { Set(mapArray(JSONArray: JSONArray)) }
}

extension Mapper {
  /// Maps JSON text to a new model; `nil` if that fails.
  @inlinable
  public func map(JSONString: String) -> N? { values(text: JSONString) }

  /// Maps a dictionary to a new model; `nil` for another value, and if that fails.
  public func map(JSONObject: Any?) -> N? { values(JSONObject) }

  /// Maps a dictionary to a new model; `nil` if that fails.
  public func map(JSON: [String: Any]) -> N? { map(JSONObject: JSON) }

  /// Maps JSON text onto a model; returns it unchanged if the text isn't an object.
  public func map(JSONString: String, toObject object: N) -> N {
    read(text: JSONString, remapping(object)) ?? object
  }

  /// Maps a dictionary onto a model; returns it unchanged for another value.
  public func map(JSONObject: Any?, toObject object: N) -> N {
    read(object: JSONObject, remapping(object)) ?? object
  }

  /// Maps a dictionary onto a model.
  public func map(JSON: [String: Any], toObject object: N) -> N { map(JSONObject: JSON, toObject: object) }

  /// Maps a file of JSON text, at a path or in the main bundle, to a new model; `nil` if that fails.
  public func map(JSONfile: String) -> N? { text(ofFile: JSONfile).flatMap { map(JSONString: $0) } }
}
