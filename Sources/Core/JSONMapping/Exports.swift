// Whoever maps also names values, errors and options.
@_exported public import JSONVocabulary
