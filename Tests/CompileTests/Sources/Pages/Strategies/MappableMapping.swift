import Foundation
import MappableMapping

func page(_ bytes: [UInt8], _ text: String) throws {
  // statements
}
