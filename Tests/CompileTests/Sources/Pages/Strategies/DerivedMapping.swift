import DerivedMapping
import Foundation

func page() throws {
  // statements
}
