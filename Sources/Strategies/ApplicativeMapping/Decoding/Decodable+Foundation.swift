internal import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// JSONMapping defines the natural form: a string.

extension UUID: DecodableScalar {}
extension URL: DecodableScalar {}
