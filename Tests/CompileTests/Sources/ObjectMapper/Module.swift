@_exported import MappableMapping

infix operator <-
infix operator >>>
