// The precedence groups of Runes and Argo under their original names: your own operators can refer to them.

precedencegroup RunesAlternativePrecedence {
  associativity: left
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
}

precedencegroup RunesApplicativePrecedence {
  associativity: left
  higherThan: RunesAlternativePrecedence
  lowerThan: NilCoalescingPrecedence
}

precedencegroup RunesApplicativeSequencePrecedence {
  associativity: left
  higherThan: RunesApplicativePrecedence
  lowerThan: NilCoalescingPrecedence
}

precedencegroup RunesMonadicPrecedenceLeft {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: LogicalDisjunctionPrecedence
}

precedencegroup RunesMonadicPrecedenceRight {
  associativity: right
  higherThan: AssignmentPrecedence
  lowerThan: LogicalDisjunctionPrecedence
}

precedencegroup ArgoDecodePrecedence {
  associativity: left
  higherThan: RunesApplicativePrecedence
  lowerThan: NilCoalescingPrecedence
}

infix operator <^> : RunesApplicativePrecedence
infix operator <*> : RunesApplicativePrecedence
infix operator <* : RunesApplicativeSequencePrecedence
infix operator *> : RunesApplicativeSequencePrecedence
infix operator <|> : RunesAlternativePrecedence
infix operator >>- : RunesMonadicPrecedenceLeft
infix operator -<< : RunesMonadicPrecedenceRight
infix operator >-> : RunesMonadicPrecedenceRight
infix operator <-< : RunesMonadicPrecedenceRight
infix operator <| : ArgoDecodePrecedence
infix operator <|? : ArgoDecodePrecedence
infix operator <|| : ArgoDecodePrecedence
infix operator <||? : ArgoDecodePrecedence
