@_exported import CodableMapping

typealias JSONDecoder = CodableDecoder
typealias JSONEncoder = CodableEncoder
