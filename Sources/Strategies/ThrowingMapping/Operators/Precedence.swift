precedencegroup DecodingPrecedence {
  associativity: right
  higherThan: CastingPrecedence
}

infix operator => : DecodingPrecedence
infix operator =>? : DecodingPrecedence
