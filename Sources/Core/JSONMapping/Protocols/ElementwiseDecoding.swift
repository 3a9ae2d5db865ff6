/// A mapping of arrays that decodes each element by itself, in order: decoding an array returns the same
/// models as decoding its parts. So the elements of an array can be decoded as they arrive.
package protocol ElementwiseDecoding: Decoding where Model: ModelList {}

/// `Array`, as a type that generic code can test for.
package protocol ModelList: RangeReplaceableCollection, BidirectionalCollection {}

extension Array: ModelList {}
