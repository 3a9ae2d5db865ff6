import ArgumentParser
import BenchKit
import BenchReports
import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping

/// The option for the skills that users refer to.
struct SkillsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A document of skills that users refer to; a built-in one by default.", valueName: "file"))
  var skills: String?

  /// Returns the skills of the option's file; without the option, those of `file`, or the generated ones.
  ///
  /// - Throws: ``FileFailure``, or ``CommandFailure`` if a file doesn't contain skills.
  func catalogue(otherwise file: String? = nil) throws -> SkillCatalogue {
    try (skills ?? file).map(Self.read) ?? CatalogData().catalogue
  }

  /// The option as arguments for another process.
  var arguments: [String] { skills.map { ["--skills", $0] } ?? [] }

  /// Decodes skills with a strategy of this package, whose errors have a location.
  private static func read(_ path: String) throws -> SkillCatalogue {
    let bytes = try FileAccess.read(path)
    guard let strategy = CatalogStrategy.all(skills: SkillCatalogue([])).first else {
      return SkillCatalogue([])
    }
    do {
      return SkillCatalogue(try strategy.skills.decode(bytes))
    } catch {
      throw CommandFailure(description: "\(path) doesn't contain skills: \(error.rendered())")
    }
  }
}
