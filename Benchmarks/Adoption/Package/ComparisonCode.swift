/// The program that compares the strategies.
struct ComparisonCode {
  let package: AdoptedPackage

  var text: String {
    let imports =
      package.strategies.map(\.target) + ["BenchKit", "BenchReports", "Catalog", "Foundation", "Models"]
    let rows = package.strategies.map { "      (\"\($0.rawValue)\", .native, MappingCodec(\($0.rawValue)))," }
    return """
      \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

      do {
        let bytes = try Samples.bytes()
        let value = try Samples.decoder.decode(Samples.Value.self, from: Data(bytes))
        let model = OwnModel(
          \(SwiftLiteral.quoted(package.name)),
          data: [.file: DataSet(value: value, bytes: bytes, objects: \(package.objects))],
          decoder: Samples.decoder, encoder: Samples.encoder,
          rows: [
      \(rows.joined(separator: "\n"))
          ])
        var comparison = OwnComparison(models: [model])
        comparison.budget = .seconds(20)
        print(try comparison.report().text(), terminator: "")
      } catch {
        try? FileHandle.standardError.write(contentsOf: Data("\\(error)\\n".utf8))
        exit(EXIT_FAILURE)
      }

      """
  }
}
