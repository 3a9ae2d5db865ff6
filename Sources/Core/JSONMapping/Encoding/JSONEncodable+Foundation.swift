#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension UUID: JSONEncodable {}
extension URL: JSONEncodable {}
