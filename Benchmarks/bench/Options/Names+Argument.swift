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

extension BackendName {
  /// Parses a name.
  ///
  /// - Throws: A `ValidationError`, with instructions for a backend that isn't in this build.
  static func parsing(_ text: String) throws -> BackendName {
    guard let name = BackendName(argument: text) else {
      let built = allValueStrings.joined(separator: ", ")
      throw ValidationError(complaint(aboutMissing: text) ?? "choose among \(built)")
    }
    return name
  }

  /// Returns instructions for a backend that isn't in this build; `nil` for other names.
  static func complaint(aboutMissing name: String) -> String? {
    guard let backend = BackendName(rawValue: name), !built.contains(backend) else { return nil }
    return "this build has no \(name); make bench TRAITS=Peers builds it, and installs the libraries"
  }
}

extension BackendName: ExpressibleByArgument {
  /// Names of the backends of this build.
  public init?(argument: String) {
    guard let name = BackendName(rawValue: argument), Self.built.contains(name) else { return nil }
    self = name
  }

  /// The names that messages and completions list.
  public static var allValueStrings: [String] { built.map(\.rawValue) }

  /// The backends of this build.
  static var built: [BackendName] { ComparedRows.parsers.map(\.backend) }
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
