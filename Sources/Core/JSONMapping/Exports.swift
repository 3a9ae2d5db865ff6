// Code that maps also uses the names of values, errors and options.
@_exported public import JSONVocabulary
