/// Something that somebody has to do.
public struct Todo: Sendable, Hashable, Codable {
  /// The id of the user who has to do it.
  public var userId: Int
  /// Assigned by the server; `nil` until the todo has been saved.
  public var id: Int?
  /// What is to be done.
  public var title: String
  /// Whether it has been done.
  public var completed: Bool

  /// Creates a todo; one that has not been saved has no id.
  public init(userId: Int, id: Int?, title: String, completed: Bool) {
    self.userId = userId
    self.id = id
    self.title = title
    self.completed = completed
  }
}
