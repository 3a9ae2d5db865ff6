import JSONCore
import Testing

@testable import MacroSources

/// Keys that the macro computes at compile time.
@Suite("Keys that the macro creates from names")
struct KeyCaseTests {
  @Test(
    "Snake and kebab case equal those of the strategies for keys",
    arguments: [
      "id", "userId", "userID", "imageURL", "myURLProperty", "URL", "aB", "ABC", "ABc", "x", "", "a1B2",
      "größeÄnderung",
      "already_snake", "_private", "HTTPServer",
    ])
  func likeStrategies(name: String) {
    #expect(KeyCase.snakeCase.key(for: name) == JSONKeyStrategy.snakeCase.jsonKey(for: name))
    #expect(KeyCase.kebabCase.key(for: name) == JSONKeyStrategy.kebabCase.jsonKey(for: name))
  }

  @Test(
    "A case of keys converts each name to a key",
    arguments: [
      (.unchanged, "user_Id", "user_Id"), (.snakeCase, "releaseDate", "release_date"),
      (.kebabCase, "releaseDate", "release-date"), (.camelCase, "release_date", "releaseDate"),
      (.camelCase, "releaseDate", "releaseDate"), (.camelCase, "URL", "uRL"), (.camelCase, "_", "_"),
      (.pascalCase, "releaseDate", "ReleaseDate"), (.pascalCase, "release_date", "ReleaseDate"),
      (.pascalCase, "_private", "Private"),
    ] as [(KeyCase, String, String)])
  func cases(keyCase: KeyCase, name: String, key: String) { #expect(keyCase.key(for: name) == key) }
}
