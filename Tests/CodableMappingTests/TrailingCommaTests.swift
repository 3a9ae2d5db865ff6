import CodableMapping
import Foundation
import Testing

@Suite("Trailing commas")
struct TrailingCommaTests {
  static let texts = [
    "[1,]", "[1 , ]", "[1,\n]", "[,]", "[1,,2]", "[1,,]", "[,1]", #"{"a":1,}"#, #"{"a":1 , }"#, "{,}",
    #"{"a":1,,}"#, #"{,"a":1}"#, #"{"a":1,,"b":2}"#, "1,", ",", "[[1,],]", #"{"a":{"b":[1,],},}"#, "[1,]]",
    "[1,", #"{"a":1,"#, "[1,}", #"{"a":1,]"#, "[1,] ,", #""a":1,"#, #""a":1,,"#, "[1,null,]", #"["a,",]"#,
  ]

  @Test("The decoder accepts the same texts as Foundation", arguments: texts, [false, true])
  func likeFoundation(text: String, allowsJSON5: Bool) {
    for assumesTopLevelDictionary in [false, true] {
      compareDecoding(AnyValue.self, Data(text.utf8)) { decoder in
        decoder.allowsJSON5 = allowsJSON5
        decoder.assumesTopLevelDictionary = assumesTopLevelDictionary
      }
    }
  }

  static let strict = [
    (#"{"a":1,}"#, #"$: trailing comma before "}" (line 1, column 7) [trailing-comma]"#),
    ("[1,\n]", #"$: trailing comma before "]" (line 1, column 3) [trailing-comma]"#),
  ]

  @Test("The decoder refuses trailing commas on request", arguments: strict)
  func strictDecoder(text: String, description: String) {
    let decoder = CodableDecoder()
    #expect(decoder.parsing.tolerances == .trailingCommas)
    decoder.parsing.tolerances.remove(.trailingCommas)
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(AnyValue.self, from: Data(text.utf8))
    }
    #expect(error?.jsonError?.description == description)
  }

  @Test(
    "JSON5 is accepted in addition to the tolerances of the decoder, and leaves them unchanged",
    arguments: [.trailingCommas, [], .comments, [.comments, .singleQuotes], .json5]
      as [JSONParseOptions.Tolerances])
  func json5(tolerances: JSONParseOptions.Tolerances) {
    let texts = ["[1,]", "[1] // one", "['1']", "[0x1F]"]
    let decoder = CodableDecoder()
    func accepted() -> [String] {
      texts.filter { (try? decoder.decode(AnyValue.self, from: Data($0.utf8))) != nil }
    }
    decoder.parsing.tolerances = tolerances
    let before = accepted()
    decoder.allowsJSON5 = true
    #expect(accepted() == texts && decoder.parsing.tolerances == tolerances)
    decoder.parsing.tolerances.remove(.trailingCommas)
    decoder.allowsJSON5 = false
    #expect(accepted() == before.filter { $0 != "[1,]" })
  }
}
