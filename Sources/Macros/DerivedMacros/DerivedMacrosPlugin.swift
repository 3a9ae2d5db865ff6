#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct DerivedMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    MappedMacro.self, FieldMacro.self, NoFieldMacro.self, FitMacro.self, MisfitMacro.self, IsolatedMacro.self,
    UnreadableMacro.self, UnwritableMacro.self, UnconformedMacro.self, UnmappedRawValueMacro.self,
  ]
}
#else
/// The plugin isn't started without the trait, but `swift build` links it.
@main
enum DerivedMacrosPlugin { static func main() {} }
#endif
