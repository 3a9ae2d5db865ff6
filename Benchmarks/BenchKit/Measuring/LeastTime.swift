/// The minimum duration of a run, whatever its budget: for each cell, checking, counting its allocations, and
/// the minimum number of rounds.
///
/// Foundation's time per byte is measured beforehand. For the other cells only the minimum duration of a
/// sample is known, so the run takes longer than this minimum.
package struct LeastTime {
  /// The speed of a cell.
  package struct Rate: Sendable, Hashable {
    /// A cell of the reference or of a parser, of any size.
    package var cell: CellIdentity
    package var nanosecondsPerByte: Double

    package init(cell: CellIdentity, nanosecondsPerByte: Double) {
      self.cell = cell
      self.nanosecondsPerByte = nanosecondsPerByte
    }
  }

  /// The number of cells.
  package private(set) var cells = 0
  package private(set) var nanoseconds: UInt64 = 0

  private let rates: [Rate]

  package init(rates: [Rate]) { self.rates = rates }

  /// Adds the cells of a phase.
  ///
  /// - Parameter bytes: The length of a document supplied by the user.
  package mutating func add(_ cells: [CellIdentity], plan: SamplingPlan, bytes: Int = 0) {
    self.cells += cells.count
    for cell in cells {
      let length = cell.size == .file ? bytes : cell.size.leastBytes
      let call = rate(of: cell).map { $0 * Double(length) } ?? 0
      let turn = call * Double(cell.leastDocuments)
      let sample = max(call, Double(plan.minimumSample))
      // The gate and the counting of allocations use every document once.
      nanoseconds += UInt64(2 * turn + sample * Double(SamplingPlan.leastRounds))
    }
  }

  /// Nanoseconds per byte; `nil` for cells that may be much faster than the measured ones.
  private func rate(of cell: CellIdentity) -> Double? {
    // Foundation's other rows take longer than the reference.
    let isPeer = PeerName.isPeer(cell.strategy) || cell.isControl
    let name = isPeer ? PeerName.reference : cell.strategy
    return rates.first { rate in
      rate.cell.strategy == name && rate.cell.operation == cell.operation
        && rate.cell.model.lone == cell.model.lone
    }?.nanosecondsPerByte
  }

  /// A warning if the budget is shorter than the minimum duration; `nil` if it suffices.
  ///
  /// - Parameter budget: In nanoseconds.
  package func warning(budget: UInt64) -> String? {
    guard nanoseconds > budget else { return nil }
    return "The budget of \(Self.words(budget)) is too short for this run: it takes at least "
      + "\(Self.words(nanoseconds)). Each of the \(cells) cells is checked, and measured in "
      + "\(SamplingPlan.leastRounds) rounds; fewer cells take less time."
  }

  /// The duration as text, such as `15 s`, `1.5 s` or `20 ms`.
  private static func words(_ nanoseconds: UInt64) -> String {
    let milliseconds = nanoseconds / 1_000_000
    switch milliseconds {
    case ..<1000: return "\(milliseconds) ms"
    case ..<10_000 where milliseconds % 1000 >= 100:
      return "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
    default: return "\(milliseconds / 1000) s"
    }
  }
}

extension CellIdentity {
  /// The minimum number of generated documents.
  fileprivate var leastDocuments: Int {
    ModelName.allCases.contains(model) ? size.documents : min(size.documents, DataSize.documentsOfShape)
  }
}

extension DataSize {
  /// The minimum length of a generated document of any model.
  fileprivate var leastBytes: Int {
    switch self {
    case .small, .file: 50
    case .medium: 8000
    case .large: 5_000_000
    }
  }
}
