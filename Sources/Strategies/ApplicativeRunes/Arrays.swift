import ApplicativeMapping

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

/// Every element of the left, as many times as there are elements on the right.
@_disfavoredOverload
public func <* <Element, Other>(elements: [Element], others: [Other]) -> [Element] {
  elements.flatMap { element in others.map { _ in element } }
}

/// The elements of the right, as many times as there are elements on the left.
@_disfavoredOverload
public func *> <Other, Element>(others: [Other], elements: [Element]) -> [Element] {
  others.flatMap { _ in elements }
}

/// One function after another, on all results.
@_disfavoredOverload
public func >-> <First, Second, Third>(
  first: @escaping (First) -> [Second], second: @escaping (Second) -> [Third]
) -> (First) -> [Third] {
  { first($0).flatMap(second) }
}

/// One function after another, on all results.
@_disfavoredOverload
public func <-< <First, Second, Third>(
  second: @escaping (Second) -> [Third], first: @escaping (First) -> [Second]
) -> (First) -> [Third] {
  { first($0).flatMap(second) }
}

/// The elements of both.
@_disfavoredOverload
public func <|> <Element>(elements: [Element], others: @autoclosure () -> [Element]) -> [Element] {
  elements + others()
}

/// A value as an array of one.
@_disfavoredOverload
public func pure<Value>(_ value: Value) -> [Value] { [value] }

/// An array without elements: what `<|>` leaves as it is.
@_disfavoredOverload
public func empty<Element>() -> [Element] { [] }
