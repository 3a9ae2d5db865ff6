extension Issue {
  /// Creates the issue for a value that no alternative fits, without a document; lists why each one failed.
  package static func noAlternative(named name: String, _ failures: [Issue]) -> Issue {
    var issue = Issue(.noAlternative(type: name))
    issue.alternatives = failures
    return issue
  }

  /// The issue with these components before its path, and before the paths of its alternatives.
  package func below(_ components: [JSONPath.Component]) -> Issue {
    var issue = self
    issue.path.components = components + path.components
    issue.alternatives = alternatives.map { $0.below(components) }
    return issue
  }

  /// Converts an issue of the JSON in a string to one of the text that contains the string.
  func inText(of string: Issue) -> Issue {
    var issue = below(string.path.components)
    (issue.location, issue.innerLocation) = (string.location, innerLocation ?? location)
    issue.isIncomplete = false
    issue.alternatives = alternatives.map { $0.inText(of: string) }
    return issue.shown
  }
}

extension JSONValue {
  /// Converts the issue of a tree that was created from `root` to an error about this value. The errors of
  /// the alternatives are about the values at their paths below `root`.
  package func error(of issue: Issue, below root: JSONValue) -> JSONError {
    let alternatives = issue.alternatives.map { alternative in
      root.reached(along: alternative.path.components).error(of: alternative, below: root)
    }
    return JSONError(.stated(issue.kind), at: index, in: documentIdentity, alternatives: alternatives)
  }

  /// The value at a path, or the last one that exists on the path.
  @_lifetime(copy self)
  package func reached(along components: [JSONPath.Component]) -> JSONValue {
    var current = self
    for component in components {
      switch component {
      case .key(let key):
        guard let object = current.unguardedObject, let member = object[key] else { return current }
        current = member
      case .index(let index):
        guard let array = current.unguardedArray, let element = array[index] else { return current }
        current = element
      }
    }
    return current
  }
}
