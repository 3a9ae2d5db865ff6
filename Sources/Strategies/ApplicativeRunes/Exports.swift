// ApplicativeMapping declares the operators themselves.
@_exported public import ApplicativeMapping
