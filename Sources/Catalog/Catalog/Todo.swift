/// Something that somebody has to do.
public struct Todo: Sendable, Hashable, Codable {
  public var userId: Int
  /// Assigned by the server; `nil` until the todo has been saved.
  public var id: Int?
  public var title: String
  public var completed: Bool

  public init(userId: Int, id: Int?, title: String, completed: Bool) {
    self.userId = userId
    self.id = id
    self.title = title
    self.completed = completed
  }
}
