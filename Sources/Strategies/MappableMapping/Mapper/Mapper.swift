public import JSONCore

/// ObjectMapper's mapper: `Mapper<Movie>().map(JSONString: text)`.
///
/// It maps by that framework's rules. A missing key leaves a property as it is; null sets an optional one to
/// nil. A value of the wrong type sets an integer to 0 and an optional property to nil, and leaves any other
/// as it is. A failing model is `nil`, or is left out of its collection; one that is ``ImmutableMappable``
/// throws. What is swallowed so, ``reporting(_:)`` returns. For new code there is ``MappableMapper``, which
/// throws what does not fit.
///
/// Text is mapped without a dictionary in between.
public final class Mapper<N: BaseMappable> {
  /// What the models find as ``Map/context``.
  public var context: (any MapContext)?
  /// Whether nil is written as null instead of being left out.
  public var shouldIncludeNilValues: Bool
  let swallowed: SwallowedErrors?

  /// Creates a mapper.
  public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) {
    self.context = context
    self.shouldIncludeNilValues = shouldIncludeNilValues
    swallowed = nil
  }

  private init(_ mapper: Mapper, collectingIn swallowed: SwallowedErrors) {
    context = mapper.context
    shouldIncludeNilValues = mapper.shouldIncludeNilValues
    self.swallowed = swallowed
  }

  /// Calls `body` with this mapper, and returns all that its methods swallow in there besides the result.
  ///
  ///     let (movies, errors) = Mapper<Movie>().reporting { $0.mapArray(JSONString: text) }
  ///     if let errors { log.warning("\(errors)") }
  ///
  /// Reported are: text that is no JSON, null and values of another type where they do not set their
  /// property, integers that became 0, models that were refused or dropped (from a ``LossyArray`` too), and, when writing, values that
  /// JSON can't express. Missing keys are not: by this dialect's rules they are legal.
  ///
  /// - Returns: What `body` returns, and the issues with their paths in the order in which they were met;
  ///   `nil` if there are none.
  public func reporting<Result>(
    _ body: (Mapper) throws -> Result
  ) rethrows -> (value: Result, errors: JSONError?) {
    let swallowed = SwallowedErrors()
    let value = try body(Mapper(self, collectingIn: swallowed))
    return (value, swallowed.error)
  }
}

/// Issues that change nothing but what ``Mapper/reporting(_:)`` returns.
final class SwallowedErrors {
  private var issues: [Issue] = []

  var error: JSONError? { issues.isEmpty ? nil : JSONError(issues: issues) }

  func add(_ error: JSONError) { issues += error.issues }

  /// Calls `body` and adds what is noted in there.
  func collecting<Result>(_ json: JSONValue, _ body: (JSONValue) -> Result) -> Result {
    json.withSink { (json, sink) in
      let result = body(json)
      for position in 0..<sink.count { add(sink.error(at: position).resolved(at: json)) }
      return result
    }
  }
}
