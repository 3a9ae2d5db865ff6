import ApplicativeMapping
import Foundation

func page(_ bytes: [UInt8]) throws {
  // statements
}
