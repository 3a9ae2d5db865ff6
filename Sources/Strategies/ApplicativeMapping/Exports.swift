// `JSON(object)` is a function of it.
@_exported public import JSONFoundation
// One import is enough for those who use this dialect.
@_exported public import StrategyExports
