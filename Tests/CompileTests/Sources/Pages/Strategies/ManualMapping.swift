import Foundation
import ManualMapping

func page() throws {
  // statements
}
