public import ApplicativeMapping

/// A repository of source code.
public struct Repository: Sendable, Hashable {
  /// The id of the repository.
  public var id: Int
  /// The name.
  public var name: String
  /// The name with that of the owner, such as `apple/swift`.
  public var fullName: String
  /// The description.
  public var summary: String?
  /// The number of stars.
  public var stars: Int

  /// Creates a repository.
  public init(id: Int, name: String, fullName: String, summary: String?, stars: Int) {
    self.id = id
    self.name = name
    self.fullName = fullName
    self.summary = summary
    self.stars = stars
  }
}

extension Repository: Decodable {
  /// Decodes the fields with Argo's strategy.
  public static func decode(_ json: JSON) -> Decoded<Repository> {
    curry(Repository.init)
      <^> json <| "id"
      <*> json <| "name"
      <*> json <| "full_name"
      <*> json <|? "description"
      <*> json <| "stargazers_count"
  }
}
