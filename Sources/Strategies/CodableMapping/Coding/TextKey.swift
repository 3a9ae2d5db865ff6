internal import Foundation
internal import JSONCore
internal import JSONMapping

/// A type that is a string in JSON, so that a dictionary with such keys can be an object.
protocol TextKey: JSONObjectKey, Codable {}

extension String: TextKey {}
extension UUID: TextKey {}
extension URL: TextKey {}
