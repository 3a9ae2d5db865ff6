import JSONCore
import JSONPatch

func example() throws {
  // statements
}
