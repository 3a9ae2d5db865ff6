/// Connects a property with a key of a map, in both directions.
infix operator <-

/// Writes a value for a key of a map; has no effect when decoding.
infix operator >>>
