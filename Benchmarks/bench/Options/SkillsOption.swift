import ArgumentParser
import BenchKit
import BenchReports
import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping

/// The skills that users refer to.
struct SkillsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A document of skills that users refer to; a built-in one by default.", valueName: "file"))
  var skills: String?

  /// The skills of the file; if none was named, those of `file`, or the generated ones.
  ///
  /// - Throws: ``FileFailure``, or ``Failure`` if a file does not hold skills.
  func catalogue(otherwise file: String? = nil) throws -> SkillCatalogue {
    try (skills ?? file).map(Self.read) ?? CatalogData().catalogue
  }

  /// The option as it was typed.
  var arguments: [String] { skills.map { ["--skills", $0] } ?? [] }

  /// A file of skills that cannot be read.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Our own strategy reads the skills: it says what is wrong with a file, and where.
  private static func read(_ path: String) throws -> SkillCatalogue {
    let bytes = try FileAccess.read(path)
    guard let strategy = CatalogStrategy.all(skills: SkillCatalogue([])).first else {
      return SkillCatalogue([])
    }
    do {
      return SkillCatalogue(try strategy.skills.decode(bytes))
    } catch {
      throw Failure(description: "\(path) does not hold skills: \(error.rendered())")
    }
  }
}
