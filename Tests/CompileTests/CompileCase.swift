import Foundation
import MappingTestSupport

/// Sources in the folder `Sources` beside this file, which tests compile.
enum CompileCase {
  static func file(_ name: String) -> URL { PackageFolder.url("Tests/CompileTests/Sources/\(name)") }
}
