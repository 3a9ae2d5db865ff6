/// A task of a user.
public struct Todo: Sendable, Hashable, Codable {
  /// The id of the user.
  public var userId: Int
  /// The id, assigned by the server; `nil` until the todo has been saved.
  public var id: Int?
  /// The description of the task.
  public var title: String
  /// Whether the task is done.
  public var completed: Bool

  /// Creates a todo; one that has not been saved has no id.
  public init(userId: Int, id: Int?, title: String, completed: Bool) {
    self.userId = userId
    self.id = id
    self.title = title
    self.completed = completed
  }
}
