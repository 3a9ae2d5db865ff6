import CodableMapping
import JSONCore
import Testing

private enum Grade: String, Codable { case low, high }

/// A model that keeps an error of a member, and throws it on.
private struct Keeping: Codable {
  var level: Grade

  @TaskLocal static var kept: Kept?

  final class Kept: @unchecked Sendable {
    // Sendable: one test uses it, on one thread.
    var error: JSONError?
  }

  private enum CodingKeys: CodingKey { case level }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      level = try container.decode(Grade.self, forKey: .level)
    } catch {
      Keeping.kept?.error = (error as? DecodingError)?.jsonError
      throw error
    }
  }
}

@Suite("An error that user code has caught and thrown on")
struct CaughtErrorTests {
  @Test("stays as it was, and what is thrown names the model")
  func unchanged() throws {
    let kept = Keeping.Kept()
    let error = Keeping.$kept.withValue(kept) {
      #expect(throws: JSONError.self) { try CodableMapper<Keeping>().decode(#"{"level":"mid"}"#) }
    }
    #expect(error?.description == #"$.level: "mid" is not a Grade (line 1, column 10) [invalid-raw-value]"#)
    #expect(error?.issue.model == "Keeping")
    #expect(try #require(kept.error).issue.model == nil)
  }
}
