import Foundation
import ManualMapping

func page(_ bytes: [UInt8]) throws {
  // statements
}
