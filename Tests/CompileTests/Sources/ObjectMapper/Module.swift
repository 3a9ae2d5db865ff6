@_exported import MappableMapping
