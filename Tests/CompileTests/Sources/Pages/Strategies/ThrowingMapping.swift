import Foundation
import ThrowingMapping

func page() throws {
  // statements
}
