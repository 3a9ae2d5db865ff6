import BenchKit
import BenchReports
import BenchRows

extension RunCommand {
  /// Starts each contender, to learn its name.
  ///
  /// - Returns: The contenders, and those that can't be measured.
  func introducedContenders() -> (contenders: [Contender], refused: [ContenderReport]) {
    var contenders: [Contender] = []
    var refused: [ContenderReport] = []
    var names = Set(ComparedRows.strategyNames + ComparedRows.writerNames)
    for command in contender {
      do {
        let contender = try Contender(command: command)
        if names.insert(contender.name).inserted {
          contenders.append(contender)
        } else {
          refused.append(
            ContenderReport(
              command: command, failure: "\(command) has the name of another row: \(contender.name)"))
        }
      } catch {
        refused.append(ContenderReport(command: command, failure: "\(error)"))
      }
    }
    return (contenders, refused)
  }

  /// Lets the contenders decode what some libraries treat wrongly without an error.
  static func tried(_ contenders: [Contender]) throws -> [ContenderReport] {
    let progress = ProgressLine(phase: "contenders")
    defer { progress.finish() }
    return try contenders.map { contender in
      progress.show("contenders: what \(contender.name) does with difficult documents")
      var report = ContenderReport(contender.introduction)
      do { report.hardships = try contender.hardships() } catch let failure as ContenderFailure {
        report.failure = failure.description
      }
      return report
    }
  }
}
