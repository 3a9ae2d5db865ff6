public import JSONCore

/// A JSON value, under this strategy's name.
public typealias JSON = JSONValue
