import ArgumentParser
import BenchKit

extension ModelName: ExpressibleByArgument {}
extension Operation: ExpressibleByArgument {}
extension BackendName: ExpressibleByArgument {}
extension DataSize: ExpressibleByArgument {}
