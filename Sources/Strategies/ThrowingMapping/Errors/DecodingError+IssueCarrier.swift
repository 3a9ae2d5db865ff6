internal import JSONCore

extension DecodingError: IssueCarrier {
  package var issue: JSONError? { metadata.issue }
}
