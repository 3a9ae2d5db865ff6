precedencegroup ApplicativeAlternativePrecedence {
  associativity: left
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
}

precedencegroup ApplicativePrecedence {
  associativity: left
  higherThan: ApplicativeAlternativePrecedence
  lowerThan: NilCoalescingPrecedence
}

precedencegroup ApplicativeSequencePrecedence {
  associativity: left
  higherThan: ApplicativePrecedence
  lowerThan: NilCoalescingPrecedence
}

precedencegroup MonadicLeftPrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: LogicalDisjunctionPrecedence
}

precedencegroup MonadicRightPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
  lowerThan: LogicalDisjunctionPrecedence
}

precedencegroup FieldPrecedence {
  associativity: left
  higherThan: ApplicativePrecedence
  lowerThan: NilCoalescingPrecedence
}

infix operator <^> : ApplicativePrecedence
infix operator <*> : ApplicativePrecedence
infix operator <* : ApplicativeSequencePrecedence
infix operator *> : ApplicativeSequencePrecedence
infix operator <|> : ApplicativeAlternativePrecedence
infix operator >>- : MonadicLeftPrecedence
infix operator -<< : MonadicRightPrecedence
infix operator >-> : MonadicRightPrecedence
infix operator <-< : MonadicRightPrecedence
infix operator <| : FieldPrecedence
infix operator <|? : FieldPrecedence
infix operator <|| : FieldPrecedence
infix operator <||? : FieldPrecedence
