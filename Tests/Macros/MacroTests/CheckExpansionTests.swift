import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import MacroSources

/// Tests of the compiler's checks that `Pieces/Checks.txt` can't express.
@Suite("Checks that the compiler makes")
struct CheckExpansionTests {
  @Test("A type that can't be mapped conforms, so that there is no second error")
  func refused() {
    MacroExpansion.expect(
      "@Mapped public struct A {\n  var pair: (Int, Int)\n}",
      becomes: """
        public struct A {
          var pair: (Int, Int)
        }

        extension A: DerivedReadable, DerivedDecodable, JSONWritable, JSONObjectWritable {
          public static func decode(
            members json: DerivedMapping.JSONObject
          ) throws(DerivedMapping.JSONError) -> Self {
            Swift.fatalError()
          }
          public func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
            Swift.fatalError()
          }
        }
        """,
      diagnostics: [
        .init(
          message: "'pair' needs '@By' or '@Ignored': no text has a tuple", line: 2, column: 7,
          fixIts: [
            .init(message: "add '@By' with a 'ClosureField'"), .init(message: "exclude it with '@Ignored'"),
          ])
      ])
  }
}
