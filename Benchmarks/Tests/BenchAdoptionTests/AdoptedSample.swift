import BenchAdoption
import JSONCore

extension Adoption {
  /// Adopts a text without a file.
  init(
    _ text: String, name: String = "Sample", at path: JSONKeyPath? = nil, strategies: [AdoptedStrategy] = [],
    tags: [String] = [], enums: AdoptedEnums = AdoptedEnums()
  ) throws {
    try self.init(
      [SampleText(path: "sample.json", bytes: Array(text.utf8))], name: name, at: path,
      strategies: strategies, tags: tags, enums: enums)
  }

  /// The lines that declare properties, cases and types, without their indentation.
  var declarations: [String] {
    models().flatMap { $0.text.split(separator: "\n") }.compactMap { line in
      let text = line.drop { $0 == " " }
      return ["struct", "enum", "var", "case", "@"].contains(where: text.hasPrefix) ? String(text) : nil
    }
  }
}
