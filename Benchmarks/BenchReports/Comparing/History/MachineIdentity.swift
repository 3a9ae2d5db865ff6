/// The properties that distinguish the machines of runs.
///
/// A debug build counts as another machine, because its ratios differ as much.
package struct MachineIdentity: Sendable, Hashable, Encodable, CustomStringConvertible {
  package let cpu: String
  package let cores: Int
  package let os: String
  package let isDebugBuild: Bool

  package init(_ environment: Environment) {
    cpu = environment.cpu
    cores = environment.cores
    os = environment.os
    isDebugBuild = environment.swift.hasSuffix(" (debug build)")
  }

  package var description: String {
    "\(cpu), \(cores) \(cores == 1 ? "core" : "cores"), \(os)" + (isDebugBuild ? ", debug build" : "")
  }
}
