import Foundation
import TestSupport

/// Sources that a test has the compiler read, by their names in the folder `Sources` beside this file.
enum CompileCase {
  static func file(_ name: String) -> URL {
    PackageFolder.url("Tests/CompileTests/Sources/\(name)")
  }
}
