/// A mapping of arrays that decodes several elements to the models of each alone, one after the other. So the
/// elements of an array that is still arriving can be decoded as they arrive.
package protocol ElementwiseDecoding: Decoding where Model: ModelList {}

/// `Array`, as a type that generic code can test for.
package protocol ModelList: RangeReplaceableCollection, BidirectionalCollection {}

extension Array: ModelList {}
