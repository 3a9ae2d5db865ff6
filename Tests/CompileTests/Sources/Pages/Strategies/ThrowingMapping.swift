import Foundation
import ThrowingMapping

func page(_ bytes: [UInt8]) throws {
  // statements
}
