public import ArgumentParser
public import BenchKit

extension ModelName: ExpressibleByArgument {
  /// Names of the catalog and of the models in `OwnRows`.
  public init?(argument: String) {
    self.init(rawValue: argument)
    guard Self.known.contains(self) else { return nil }
  }

  /// The names for messages and completions.
  public static var allValueStrings: [String] { known.map(\.rawValue) }

  static var known: [ModelName] { allCases + OwnRows.models.map(\.name) }
}

extension Operation: ExpressibleByArgument {}

extension BackendName: ExpressibleByArgument {
  /// Names of the backends of this build.
  public init?(argument: String) {
    guard let name = BackendName(rawValue: argument), Self.built.contains(name) else { return nil }
    self = name
  }

  /// The names for messages and completions.
  public static var allValueStrings: [String] { built.map(\.rawValue) }

  /// The backends of this build.
  static var built: [BackendName] { ComparedRows.parsers.map(\.backend) }
}

extension DataSize: ExpressibleByArgument {
  /// The size of a user's file is not to be chosen.
  public init?(argument: String) {
    guard let size = DataSize(rawValue: argument), Self.generated.contains(size) else { return nil }
    self = size
  }

  /// The names for messages and completions.
  public static var allValueStrings: [String] { generated.map(\.rawValue) }
}
