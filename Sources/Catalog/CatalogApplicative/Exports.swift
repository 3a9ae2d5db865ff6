// The models are written as both dialects write them.
@_exported public import CatalogEncoding
