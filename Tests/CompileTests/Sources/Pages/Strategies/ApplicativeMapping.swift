import ApplicativeMapping
import Foundation

func page(_ object: Any, _ bytes: [UInt8]) throws {
  // statements
}
