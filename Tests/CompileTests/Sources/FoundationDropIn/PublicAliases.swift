@_exported import CodableMapping

/// In the place of Foundation's.
public typealias JSONDecoder = CodableDecoder
/// In the place of Foundation's.
public typealias JSONEncoder = CodableEncoder
