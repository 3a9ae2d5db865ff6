/// The counts of one cell.
package struct InstructionCount: Sendable, Hashable, Codable {
  package var cell: InstructionCell
  /// Instructions per object; `nil` if the cell failed.
  package var instructions: Double?
  /// Allocated blocks per object; `nil` where they can't be counted.
  package var mallocs: Double?

  package init(cell: InstructionCell, instructions: Double?, mallocs: Double?) {
    self.cell = cell
    self.instructions = instructions
    self.mallocs = mallocs
  }
}

/// One visit to ``CountedRegion``, as reported by its process.
package struct CountedVisit: Sendable, Hashable, Codable {
  package var cell: InstructionCell
  /// The number of objects in all calls of the region.
  package var objects: Int
  /// The blocks that these calls allocate; `nil` where they can't be counted.
  package var blocks: Int?
  /// The reason why there was no visit.
  package var unavailable: String?

  /// The counts of the visit per object.
  ///
  /// - Parameter instructions: `nil` if there was no visit.
  package func count(instructions: UInt64?) -> InstructionCount {
    func perObject(_ number: Double) -> Double { (number / Double(max(1, objects)) * 100).rounded() / 100 }
    return InstructionCount(
      cell: cell, instructions: instructions.map { perObject(Double($0)) },
      mallocs: blocks.map { perObject(Double($0)) })
  }
}

/// Parses the files that callgrind writes.
package enum CallgrindDump {
  /// The number of instructions, if callgrind wrote the file at the end of a visit; `nil` for other files,
  /// such as the one written at the end of the program.
  package static func total(of text: String) -> UInt64? {
    let lines = text.split(separator: "\n")
    guard lines.contains(where: { $0.hasPrefix("desc: Trigger: --dump-after=") }),
      let total = lines.last(where: { $0.hasPrefix("totals: ") })
    else { return nil }
    return UInt64(total.dropFirst("totals: ".count))
  }

  /// Returns whether a function was called while instructions were counted.
  package static func calls(_ function: String, in text: String) -> Bool {
    // The name occurs once, after its number, in a line about a call or about the function itself.
    text.split(separator: "\n").contains { line in
      (line.hasPrefix("fn=(") || line.hasPrefix("cfn=(")) && line.hasSuffix(") \(function)")
    }
  }
}
