import Foundation
import MappingTestSupport
import Testing

@Suite("Public errors")
struct ErrorTests {
  @Test("Each is a LocalizedError, so that its localizedDescription is a sentence")
  func localized() throws {
    // Signals that a document is needed; no caller receives it.
    let exceptions = ["CursorFailure"]
    for folder in ["API", "Services/API"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.url(folder).path)
      let lines = try names.flatMap { try PackageFolder.text(of: "\(folder)/\($0)").split(separator: "\n") }
      func types(_ conformances: String...) -> Set<Substring> {
        Set(
          lines.compactMap { line in
            let words = line.split(separator: " ")
            let isOne = words.count == 4 && words[0] == "extension" && conformances.contains(String(words[3]))
            return isOne ? words[1] : nil
          })
      }
      let errors = types("Error")
      #expect(!errors.isEmpty)
      let unlocalized = errors.subtracting(types("LocalizedError", "DescribedError"))
      #expect(unlocalized.subtracting(exceptions.map { $0[...] }) == [])
    }
  }
}
