package import Generation

/// A post in one of several languages: the model of the documents with much text beyond ASCII.
package struct Post: Codable, Equatable, Sendable {
  package var id: Int
  package var author: String
  package var language: String
  package var text: String
}

/// Generates posts of about 300 bytes, three quarters of them beyond ASCII: half in Japanese, the others in
/// Russian, German or Hindi; one in five with an emoji.
package struct PostGenerator: ModelGenerator {
  package init() {}

  private struct Language {
    let code: String
    let words: [String]
    let separator: String
    let count: ClosedRange<Int>
  }

  private static let japanese = Language(
    code: "ja",
    words: [
      "今日", "は", "天気", "が", "いい", "東京", "で", "映画", "を", "見た", "あした", "学校", "に", "行く", "電車",
      "の", "中", "音楽", "です", "ね", "料理", "おいしい", "と", "思う", "カメラ", "ニュース", "。", "、",
    ], separator: "", count: 6...45)

  private static let others = [
    Language(
      code: "ru",
      words: [
        "сегодня", "хорошая", "погода", "и", "мы", "идём", "в", "кино", "новый", "фильм", "музыка", "город",
        "время",
        "друзья", "очень", "далеко",
      ], separator: " ", count: 4...18),
    Language(
      code: "de",
      words: [
        "heute", "schönes", "Wetter", "und", "wir", "gehen", "über", "die", "Straße", "grüne", "Bäume", "für",
        "alle",
        "müde", "größer",
      ], separator: " ", count: 4...25),
    Language(
      code: "hi", words: ["आज", "मौसम", "अच्छा", "है", "हम", "फिल्म", "देखने", "जा", "रहे", "हैं"], separator: " ",
      count: 4...15),
  ]

  package func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Post {
    let language = random.isOne(in: 2) ? Self.japanese : random.element(of: Self.others)
    func words(_ count: Int, _ random: inout SplitMix64) -> String {
      (0..<count).map { _ in random.element(of: language.words) }.joined(separator: language.separator)
    }
    let author = words(2, &random)
    let text = words(random.number(in: language.count), &random) + (random.isOne(in: 5) ? " 😀👍🏽" : "")
    wire += #"{"id":\#(number),"author":"\#(author)","language":"\#(language.code)","text":"\#(text)"}"#.utf8
    return Post(id: number, author: author, language: language.code, text: text)
  }
}
