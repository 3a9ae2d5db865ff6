// `JSON(object)` is a function of it.
@_exported public import JSONFoundation
// One import is enough for those who use this dialect.
@_exported public import MappingVocabulary

// How models are written: what these two dialects have besides their originals.
@_exported public import protocol JSONMapping.JSONEncodable
