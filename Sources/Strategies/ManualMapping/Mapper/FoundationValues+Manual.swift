internal import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The natural form is JSONMapping's: a string.

extension UUID: ManualReadable {}
extension URL: ManualReadable {}
