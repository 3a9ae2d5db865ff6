// Whoever maps also names values, errors and options.
@_exported public import JSONCore
// One import is enough for those who use this dialect.
@_exported public import JSONMapping
