import JSONCore

// What is written in the place of Cast.swift and its neighbours.

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

// Where other calls throw too, the pattern is the right one.
do {
  let count = try Document(parsing: read("count.json")).root.int()
  print(count)
} catch let error as JSONError {
  print(error.issue.location?.line ?? 0)
}
