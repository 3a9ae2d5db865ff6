import Foundation
import ThrowingMapping

struct Owner: Decodable {
  static func decode(_ json: JSON) throws -> Owner { Owner() }
}

func page(_ data: Data) throws {
  // statements
}
