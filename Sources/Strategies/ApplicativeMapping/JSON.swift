public import JSONCore

/// A JSON value, as this dialect names the handle.
public typealias JSON = JSONValue
