import ApplicativeMapping
import Foundation

func page() throws {
  // statements
}
