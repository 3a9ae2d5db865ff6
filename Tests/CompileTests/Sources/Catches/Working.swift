import JSONCore

// The alternatives to the code in the other files of this folder.

func withoutPattern(_ text: String) -> Int {
  do {
    return try Document(parsing: text).root.int()
  } catch {
    print(error.issue.location?.line ?? 0)
    return 0
  }
}

func withCondition(_ text: String, _ name: String?) throws -> Int {
  do {
    return try Document(parsing: text).root.int()
  } catch let error where error.issue.code == .emptyInput {
    print(name ?? "")
    return 0
  } catch {
    throw error
  }
}

func withCast(_ text: String, _ name: String?) throws -> Int {
  do {
    return try Document(parsing: text).root.int()
    // warning
  } catch let error as JSONError {
    print(name ?? "", error)
    throw error
  } catch {
    throw error
  }
}

func read(_ file: String) throws -> String { file }

// If other calls throw too, use the pattern.
do {
  let count = try Document(parsing: read("count.json")).root.int()
  print(count)
} catch let error as JSONError {
  print(error.issue.location?.line ?? 0)
}
