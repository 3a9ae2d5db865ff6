import CodableMapping
import Testing

private enum Grade: String, Codable { case low, high }

/// A model that stores an error of a member, and rethrows it.
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

@Suite("Errors that user code catches and rethrows")
struct CaughtErrorTests {
  @Test("A caught error does not change when it is rethrown, and the one that is thrown names the model")
  func unchanged() throws {
    let kept = Keeping.Kept()
    let error = Keeping.$kept.withValue(kept) {
      #expect(throws: JSONError.self) { try CodableMapper<Keeping>().decode(#"{"level":"mid"}"#) }
    }
    #expect(error?.description == #"$.level: "mid" is not a Grade (line 1, column 10) [invalid-raw-value]"#)
    #expect(error?.issue.model == "Keeping")
    // The error already names the model when it is first thrown.
    #expect(try #require(kept.error).issue.model == "Keeping")
  }

  @Test(
    "A caught error names the model whose member it is about",
    arguments: [
      (#"{"inner":{"base":{"a":1},"b":"x"},"after":1}"#, "Inner", "$.inner.b"),
      (#"{"inner":{"base":{"a":"x"},"b":1},"after":1}"#, "Base", "$.inner.base.a"),
      (#"{"inner":{"base":{"a":1},"b":1},"after":"x"}"#, "Outer", "$.after"),
      (#"{"inner":{"base":{"a":1},"b":1}}"#, "Outer", "$"),
      (#"{"inner":{"base":{"a":1}},"after":1}"#, "Inner", "$.inner"),
      (#"{"inner":{"base":1,"b":1},"after":1}"#, "Base", "$.inner.base"),
      (#"{"inner":[],"after":1}"#, "Inner", "$.inner"),
    ])
  func names(text: String, model: String, path: String) throws {
    let error = #expect(throws: JSONError.self) { try CodableMapper<Outer>().decode(text) }
    #expect(error?.issue.model == model && error?.issue.path.description == path)
    #expect(try CodableMapper<Catching>().decode(text).error?.issue.model == model)
  }
}

private struct Base: Codable { var a: Int }

/// A model that first decodes another model from its own value, and then one of its members.
private struct Outer: Codable {
  struct Inner: Codable {
    var base: Base
    var b: Int
  }

  var inner: Inner
  var after: Int

  init(from decoder: any Decoder) throws {
    struct Part: Codable { var inner: Inner }
    inner = try decoder.singleValueContainer().decode(Part.self).inner
    after = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .after)
  }
}

private struct Catching: Codable {
  var error: JSONError?

  init(from decoder: any Decoder) throws {
    do {
      _ = try decoder.singleValueContainer().decode(Outer.self)
    } catch let failure as DecodingError {
      error = failure.jsonError
    }
  }
}
