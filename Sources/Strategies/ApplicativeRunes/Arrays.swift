import ApplicativeMapping

// The operators of Runes on arrays. Disfavored, so that chains of fields use the operators on decoded
// values.

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

/// The elements of the left array, each repeated once per element of the right array.
@_disfavoredOverload
public func <* <Element, Other>(elements: [Element], others: [Other]) -> [Element] {
  elements.flatMap { element in others.map { _ in element } }
}

/// The elements of the right array, repeated once per element of the left array.
@_disfavoredOverload
public func *> <Other, Element>(others: [Other], elements: [Element]) -> [Element] {
  others.flatMap { _ in elements }
}

/// The composition of two functions that return arrays, with the results joined.
@_disfavoredOverload
public func >-> <First, Second, Third>(
  first: @escaping (First) -> [Second], second: @escaping (Second) -> [Third]
) -> (First) -> [Third] {
  { first($0).flatMap(second) }
}

/// The composition of two functions that return arrays, with the results joined.
@_disfavoredOverload
public func <-< <First, Second, Third>(
  second: @escaping (Second) -> [Third], first: @escaping (First) -> [Second]
) -> (First) -> [Third] {
  { first($0).flatMap(second) }
}

/// The elements of both arrays.
@_disfavoredOverload
public func <|> <Element>(elements: [Element], others: @autoclosure () -> [Element]) -> [Element] {
  elements + others()
}

/// An array with one element.
@_disfavoredOverload
public func pure<Value>(_ value: Value) -> [Value] { [value] }

/// An empty array, the neutral element of `<|>`.
@_disfavoredOverload
public func empty<Element>() -> [Element] { [] }
