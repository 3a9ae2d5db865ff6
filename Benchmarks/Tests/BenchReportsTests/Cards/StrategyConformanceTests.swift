import BenchKit
import Catalog
import Foundation
import JSONCore
import MappingTestSupport
import Testing

@testable import BenchReports

@Suite("Conformance of strategies") struct StrategyConformanceTests {
  @Test("Accepting a valid file and rejecting an invalid one is correct; crashing is not")
  func counts() {
    func row(_ name: String, accepts: @escaping (String) -> Bool?) -> ErrorRow {
      ErrorRow(name: name) { document, _ in
        accepts(document.name).map {
          ErrorAnswer(
            document, peer: name, answer: $0 ? PeerAnswer(nil) : PeerAnswer(CocoaError(.coderReadCorrupt)))
        }
      }
    }
    let crashing = ErrorRow(name: "crashing") { document, _ in
      ErrorAnswer(document, peer: "crashing", answer: .crash)
    }
    let documents = [("y_a", ConformanceExpectation.accept), ("n_b", .reject), ("n_c", .reject)].map {
      (document: StrategyConformance.document(of: $0.0, []), expectation: $0.1)
    }
    let rows = [
      row("right") { $0 == "y_a" }, row("lenient") { _ in true },
      row("partial") { $0 == "n_c" ? nil : false },
      crashing,
    ]
    #expect(
      StrategyConformance.all(documents, rows: rows) == [
        StrategyConformance(strategy: "right", files: 3, passed: 3),
        StrategyConformance(strategy: "lenient", files: 3, passed: 1),
        StrategyConformance(strategy: "partial", files: 2, passed: 1),
        StrategyConformance(strategy: "crashing", files: 3, passed: 0),
      ])
  }

  @Test("A file is valid within an object if and only if it is valid on its own")
  func members() throws {
    let folder = PackageFolder.url("Fixtures/conformance")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      [.accept, .reject].contains(ConformanceExpectation(fileName: $0))
    }
    #expect(names.count > 200)
    for name in names {
      let document = StrategyConformance.document(
        of: name, [UInt8](try Data(contentsOf: folder.appending(path: name))))
      let isValid = (try? Document(parsing: document.bytes)) != nil
      #expect(ConformanceExpectation(fileName: name)?.isMet(accepted: isValid) == true, "\(name)")
    }
  }
}
