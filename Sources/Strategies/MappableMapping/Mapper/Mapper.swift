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
