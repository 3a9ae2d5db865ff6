@_exported import CodableMapping

/// Replaces Foundation's.
public typealias JSONDecoder = CodableDecoder
/// Replaces Foundation's.
public typealias JSONEncoder = CodableEncoder
