/// Connects a property with a key of a map, in both directions.
infix operator <-

/// Writes a value under a key of a map; does nothing when reading.
infix operator >>>
