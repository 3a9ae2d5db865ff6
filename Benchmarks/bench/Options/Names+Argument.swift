public import ArgumentParser
public import BenchKit
import BenchRows

extension ModelName: ExpressibleByArgument {
  /// Names of the catalog, of the shapes of documents, and of the models in `OwnRows`.
  public init?(argument: String) {
    self.init(rawValue: argument)
    guard Self.known.contains(self) else { return nil }
  }

  /// The names that messages and completions list.
  public static var allValueStrings: [String] { known.map(\.rawValue) }

  /// - Throws: A `ValidationError` for other models, whose documents are generated.
  func requireCatalog() throws {
    guard Self.allCases.contains(self) else {
      throw ValidationError("a document of \(rawValue) cannot be supplied; choose a model of the catalog")
    }
  }

  static var known: [ModelName] {
    allCases + DocumentShape.allCases.map(\.model) + [.films, .contacts, .branches]
      + OwnRows.models.map(\.name)
  }
}

extension Operation: ExpressibleByArgument {}

extension ObjectShape: ExpressibleByArgument {}

extension BackendName: ExpressibleByArgument {
  /// Creates a backend; `nil` for that of contenders, which can't be chosen.
  public init?(argument: String) {
    guard let name = BackendName(rawValue: argument), name != .contender else { return nil }
    self = name
  }

  /// The names that messages and completions list.
  public static var allValueStrings: [String] {
    allCases.filter { $0 != .contender }.map(\.rawValue)
  }
}

extension DataSize: ExpressibleByArgument {
  /// Creates a size; `nil` for that of a user's file, which can't be chosen.
  public init?(argument: String) {
    guard let size = DataSize(rawValue: argument), Self.generated.contains(size) else { return nil }
    self = size
  }

  /// The names that messages and completions list.
  public static var allValueStrings: [String] { generated.map(\.rawValue) }
}
