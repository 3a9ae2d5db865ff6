#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parser of simdjson with its buffers, which it keeps from one document to the next, as its users are told to do.
typedef struct simdjson_shim_parser simdjson_shim_parser;

simdjson_shim_parser *_Nullable simdjson_shim_create(void);
void simdjson_shim_destroy(simdjson_shim_parser *_Nullable parser);

/// Parses a document into simdjson's tree and returns 0, or the number of an error.
///
/// The bytes are copied into padded storage first: neither does our own parser get to read beyond the end of its input.
int simdjson_shim_parse(simdjson_shim_parser *_Nonnull parser, const uint8_t *_Nonnull bytes, size_t count);

/// What an error number means, in simdjson's words.
const char *_Nonnull simdjson_shim_message(int error);

#ifdef __cplusplus
}
#endif
