/// The counts of one cell.
package struct InstructionCount: Sendable, Hashable {
  package var cell: InstructionCell
  /// Instructions for each object; nil if the cell failed.
  package var instructions: Double?
  /// Blocks allocated for each object; nil where they cannot be counted.
  package var mallocs: Double?

  package init(cell: InstructionCell, instructions: Double?, mallocs: Double?) {
    self.cell = cell
    self.instructions = instructions
    self.mallocs = mallocs
  }
}

/// One visit of ``CountedRegion``, as reported by the process that made it.
package struct CountedVisit: Sendable, Hashable, Codable {
  package var cell: InstructionCell
  /// The total number of objects in the calls of the region.
  package var objects: Int
  /// Blocks that as many calls allocate; nil where they cannot be counted.
  package var blocks: Int?
  /// Why there was no visit.
  package var unavailable: String?

  package init(cell: InstructionCell, objects: Int, blocks: Int? = nil, unavailable: String? = nil) {
    self.cell = cell
    self.objects = objects
    self.blocks = blocks
    self.unavailable = unavailable
  }

  /// The visit with the counts of callgrind.
  ///
  /// - Parameter instructions: nil if there was no visit.
  package func count(instructions: UInt64?) -> InstructionCount {
    func perObject(_ number: Double) -> Double { (number / Double(max(1, objects)) * 100).rounded() / 100 }
    return InstructionCount(
      cell: cell, instructions: instructions.map { perObject(Double($0)) },
      mallocs: blocks.map { perObject(Double($0)) })
  }
}

/// A file that callgrind wrote.
package enum CallgrindDump {
  /// The collected instructions, if the file was written at the exit of the region; nil for other files, such
  /// as that of the program's end.
  package static func total(of text: String) -> UInt64? {
    let lines = text.split(separator: "\n")
    guard lines.contains(where: { $0.hasPrefix("desc: Trigger: --dump-after=") }),
      let total = lines.last(where: { $0.hasPrefix("totals: ") })
    else { return nil }
    return UInt64(total.dropFirst("totals: ".count))
  }

  /// Whether a function was called while the dump was collected.
  package static func calls(_ function: String, in text: String) -> Bool {
    // Its name is defined once, after its number, whether the line calls it or counts it.
    text.split(separator: "\n").contains { line in
      (line.hasPrefix("fn=(") || line.hasPrefix("cfn=(")) && line.hasSuffix(") \(function)")
    }
  }
}
