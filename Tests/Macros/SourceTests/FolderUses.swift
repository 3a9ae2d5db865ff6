import MappingTestSupport

/// The uses of folders of a target by others, found by the names of types, functions and operators.
///
/// This uses only the syntax, so it doesn't find uses of members, also of extensions, or of types that are
/// only inferred.
/// A name that several folders declare counts for none of them.
struct FolderUses {
  struct File {
    /// `folder` is the one directly below the target's; `.` for the target's own.
    let folder, path, source: String
  }

  /// A name of another folder in a file.
  struct Use: Hashable {
    let folder, file, name, usedFolder: String
  }

  let folders: Set<String>
  let uses: Set<Use>

  /// Reads all files of a target.
  init(ofTarget path: String) throws {
    let files = try PackageFolder.swiftFiles(below: path).map { file in
      let below = file.dropFirst(path.count + 1).split(separator: "/")
      return File(
        folder: below.count > 1 ? String(below[0]) : ".", path: file, source: try PackageFolder.text(of: file)
      )
    }
    self.init(files, module: path.split(separator: "/").last.map(String.init) ?? path)
  }

  init(_ files: [File], module: String) {
    folders = Set(files.map(\.folder))
    let names = files.map { SourceNames(scanning: $0.source) }
    var declaring: [String: Set<String>] = [:]
    for (file, names) in zip(files, names) {
      for declaration in names.declarations where declaration.isShared {
        declaring[declaration.name, default: []].insert(file.folder)
      }
    }
    for name in names.flatMap(\.memberFunctions) { declaring[name] = nil }
    var uses: Set<Use> = []
    for (file, names) in zip(files, names) {
      var seen = declaring
      for declaration in names.declarations where !declaration.isShared {
        seen[declaration.name] = [file.folder]
      }
      for name in Set(names.references.flatMap { Self.names(meantBy: $0, of: module, among: seen) }) {
        guard let folders = seen[name], folders.count == 1, let used = folders.first, used != file.folder
        else { continue }
        uses.insert(Use(folder: file.folder, file: file.path, name: name, usedFolder: used))
      }
    }
    self.uses = uses
  }

  /// The uses of folders that are later in the order than the using folder, or not in the order.
  func usesUpward(in order: [String]) -> Set<Use> {
    uses.filter { use in
      guard let folder = order.firstIndex(of: use.folder), let used = order.firstIndex(of: use.usedFolder)
      else { return true }
      return used > folder
    }
  }

  /// The declared names in a reference: `JSONError` and `JSONError.Code` for `JSONError.Code.missing`.
  private static func names(
    meantBy reference: SourceNames.Reference, of module: String, among declared: [String: Set<String>]
  ) -> [String] {
    var path = reference.path[...]
    var scope = reference.scope[...]
    if path.first == "Self" { path.removeFirst() }
    if path.first == module { (path, scope) = (path.dropFirst(), []) }
    guard let first = path.popFirst() else { return [] }
    // Declarations in a type hide those around it.
    while !scope.isEmpty, declared[(scope + [first]).joined(separator: ".")] == nil { scope.removeLast() }
    // The outer type may be declared in another module, and only extended here.
    return path.reduce(into: [(scope + [first]).joined(separator: ".")]) { names, next in
      names.append("\(names[names.count - 1]).\(next)")
    }.filter { declared[$0] != nil }
  }
}
