public import JSONCore

extension Bool: ManualReadable {}
extension String: ManualReadable {}
extension Double: ManualReadable {}
extension Float: ManualReadable {}
extension Int: ManualReadable {}
extension Int8: ManualReadable {}
extension Int16: ManualReadable {}
extension Int32: ManualReadable {}
extension Int64: ManualReadable {}
extension UInt: ManualReadable {}
extension UInt8: ManualReadable {}
extension UInt16: ManualReadable {}
extension UInt32: ManualReadable {}
extension UInt64: ManualReadable {}
extension JSONNumber: ManualReadable {}
extension OwnedJSON: ManualReadable {}
