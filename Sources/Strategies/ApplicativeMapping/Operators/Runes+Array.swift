// The operators on arrays, as Runes has them. Disfavoured: they stand beside forms that chains of fields are
// made of.

/// The results of a function on all elements.
@_disfavoredOverload
public func <^> <Element, Result>(function: (Element) -> Result, elements: [Element]) -> [Result] {
  elements.map(function)
}

/// The results of all functions on all elements.
@_disfavoredOverload
public func <*> <Element, Result>(functions: [(Element) -> Result], elements: [Element]) -> [Result] {
  functions.flatMap { elements.map($0) }
}

/// The results of a function on all elements, joined.
@_disfavoredOverload
public func >>- <Element, Result>(elements: [Element], function: (Element) -> [Result]) -> [Result] {
  elements.flatMap(function)
}

/// The results of a function on all elements, joined.
@_disfavoredOverload
public func -<< <Element, Result>(function: (Element) -> [Result], elements: [Element]) -> [Result] {
  elements.flatMap(function)
}

/// The elements of both.
@_disfavoredOverload
public func <|> <Element>(elements: [Element], others: @autoclosure () -> [Element]) -> [Element] {
  elements + others()
}

/// A value as an array of one.
@_disfavoredOverload
public func pure<Value>(_ value: Value) -> [Value] { [value] }
