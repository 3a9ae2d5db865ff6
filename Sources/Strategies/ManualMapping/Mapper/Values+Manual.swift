public import JSONCore

extension Bool: ManualReadable, ManualWritable {}
extension String: ManualReadable, ManualWritable {}
extension Double: ManualReadable, ManualWritable {}
extension Float: ManualReadable, ManualWritable {}
extension Int: ManualReadable, ManualWritable {}
extension Int8: ManualReadable, ManualWritable {}
extension Int16: ManualReadable, ManualWritable {}
extension Int32: ManualReadable, ManualWritable {}
extension Int64: ManualReadable, ManualWritable {}
extension UInt: ManualReadable, ManualWritable {}
extension UInt8: ManualReadable, ManualWritable {}
extension UInt16: ManualReadable, ManualWritable {}
extension UInt32: ManualReadable, ManualWritable {}
extension UInt64: ManualReadable, ManualWritable {}
extension OwnedJSON: ManualReadable, ManualWritable {}
