import Foundation
import MappableMapping

func page(_ text: String) throws {
  // statements
}
