import ArgumentParser
import BenchKit
import BenchReports
import BenchRows

/// The parts of a run other than the cells.
extension RunCommand {
  /// - Throws: A `ValidationError` if the options contradict each other.
  func validateParts() throws {
    let isGenerated = input == nil && corpus == nil
    guard isGenerated || (coldStart != true && threads != true) else {
      throw ValidationError(
        "--cold-start and --threads measure generated documents; leave --input and --corpus out")
    }
    guard measuresCells || [memory, coldStart, threads, errors].contains(true) else {
      throw ValidationError(
        "--no-cells leaves nothing to measure; add --memory, --cold-start, --threads or --errors")
    }
    guard measuresCells || isGenerated else {
      throw ValidationError("--input and --corpus measure cells; leave --no-cells out")
    }
    if coldStart == true || threads == true, comparedStrategies.isEmpty {
      throw ValidationError(
        "--cold-start and --threads measure \(FirstTodo.names.joined(separator: ", ")); choose among them")
    }
    if threads == true, threadModels.isEmpty {
      throw ValidationError("--threads measures models of the catalog; choose one of them with --model")
    }
    if threads == true, threadOperations.isEmpty {
      throw ValidationError("--threads measures decode and encode; choose one of them with --operation")
    }
  }

  /// Whether the options select all cells, so that a run includes its other parts by default.
  var isWhole: Bool { measuresCells && input == nil && corpus == nil && cells.isWhole }

  var memoryMeasuring: MemoryMeasuring? {
    let filter = cells.filter
    guard memory ?? measuresCells, input == nil, corpus == nil,
      filter.sizes.isEmpty || filter.sizes.contains(.large),
      filter.operations.isEmpty || filter.operations.contains(.decode)
    else { return nil }
    var lists = filter.models.map(\.list)
    if lists.isEmpty {
      lists = cells.full ? [.movies, .users, .skills, .todos] : [.movies]
    }
    let names = ComparedRows.strategyNames.filter {
      filter.strategies.isEmpty || filter.strategies.contains($0)
    }
    let progress = ProgressLine(phase: "memory")
    return MemoryMeasuring(
      models: ModelName.allCases.filter(lists.contains), strategies: names, backend: nil
    ) { done, count in
      progress.show("memory: process \(done + 1) of \(count)")
      if done + 1 == count { progress.finish() }
    }
  }

  var coldStartMeasuring: ColdStartMeasuring? {
    guard coldStart ?? (cells.full && isWhole) else { return nil }
    return ColdStartMeasuring(strategies: comparedStrategies, seed: seed)
  }

  var threadMeasuring: ThreadMeasuring? {
    guard threads ?? (cells.full && isWhole) else { return nil }
    return ThreadMeasuring(
      strategies: comparedStrategies, operations: threadOperations, models: threadModels,
      processes: processes ?? 3, seed: seed)
  }

  /// The strategies and the reference that the options include.
  private var comparedStrategies: [String] {
    FirstTodo.names.filter { cells.strategy.isEmpty || cells.strategy.contains($0) }
  }

  private var threadOperations: [BenchKit.Operation] {
    [.decode, .encode].filter { cells.operation.isEmpty || cells.operation.contains($0) }
  }

  private var threadModels: [ModelName] {
    let models = cells.model.isEmpty ? [.movie, .user, .todo] : cells.model.map(\.lone)
    return ModelName.allCases.filter { models.contains($0.lone) }
  }
}
