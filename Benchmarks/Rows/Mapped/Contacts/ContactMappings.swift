/// The mappings of contacts. The mappers are specialized here, while BenchKit is compiled.
package enum ContactMappings {
  package static func contacts() -> [StrategyRow<Contact>] { StrategyRows.all() }

  package static func fullContacts() -> [StrategyRow<FullContact>] { StrategyRows.all() }
}
