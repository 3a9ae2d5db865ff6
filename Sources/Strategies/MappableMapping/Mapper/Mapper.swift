public import JSONCore

/// ObjectMapper's mapper: `Mapper<Movie>().map(JSONString: text)`.
///
/// It maps by that framework's rules. A missing key leaves a property as it is; null sets an optional one to
/// nil. A value of the wrong type sets an integer to 0 and an optional property to nil, and leaves any other
/// as it is. A failing model is `nil`, or is left out of its collection; one that is ``ImmutableMappable``
/// throws. What is swallowed so, ``reporting(limit:_:)`` returns. For new code there is ``MappableMapper``,
/// which throws what does not fit.
///
/// Text is mapped without a dictionary in between.
public final class Mapper<N: BaseMappable> {
  /// What the models find as ``Map/context``.
  public var context: (any MapContext)?
  /// Whether nil is written as null instead of being left out.
  public var shouldIncludeNilValues: Bool
  /// How text is parsed: as `JSONSerialization` does it, unless other options are set.
  ///
  /// That takes a comma behind the last element or member and a byte order mark, and of duplicate keys the
  /// last counts. `JSONParseOptions()` takes what RFC 8259 allows, no more.
  public var parsing: JSONParseOptions = .foundation
  private(set) var swallowed: SwallowedErrors?

  /// Creates a mapper.
  ///
  /// - Parameters:
  ///   - context: What the models find as ``Map/context``.
  ///   - shouldIncludeNilValues: Whether nil is written as null instead of being left out.
  public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) {
    self.context = context
    self.shouldIncludeNilValues = shouldIncludeNilValues
  }

  /// Calls `body` with this mapper, and returns all that its methods swallow in there besides the result.
  ///
  ///     let (movies, errors) = Mapper<Movie>().reporting { $0.mapArray(JSONString: text) }
  ///     if let errors { print(errors) }
  ///
  /// Reported are files that can't be read, and text that is not JSON. So are null and values of another type
  /// that do not set their property, integers that became 0, and values that a transform could not read. So
  /// are models that were refused or dropped, also from a `LossyArray`. When writing, values that JSON can't
  /// express are reported. Missing keys are not: by this strategy's rules they are legal.
  ///
  /// - Parameters:
  ///   - limit: How many issues at most, at least one; `JSONError.hasMoreIssues` is true if there were
  ///     more.
  ///   - body: What maps, by the mapper that it gets.
  /// - Returns: What `body` returns, and the first issues that were met, with their paths, those of each
  ///   document in document order; `nil` if there are none.
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
  /// What `JSONSerialization` takes.
  static var foundation: JSONParseOptions {
    JSONParseOptions(duplicateKeys: .useLast, allowsTrailingCommas: true, allowsByteOrderMark: true)
  }
}
