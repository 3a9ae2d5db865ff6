public import ArgumentParser
public import BenchKit

extension ModelName: ExpressibleByArgument {}
extension Operation: ExpressibleByArgument {}
extension BackendName: ExpressibleByArgument {}
extension DataSize: ExpressibleByArgument {}
