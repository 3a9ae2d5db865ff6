#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parser of simdjson with buffers that it reuses, as its documentation recommends.
typedef struct simdjson_shim_parser simdjson_shim_parser;

simdjson_shim_parser *_Nullable simdjson_shim_create(void);
void simdjson_shim_destroy(simdjson_shim_parser *_Nullable parser);

/// Parses a document to simdjson's tree and returns 0, or the number of an error.
///
/// Copies the bytes to padded storage first, because the native parser can't read beyond its input either.
int simdjson_shim_parse(simdjson_shim_parser *_Nonnull parser, const uint8_t *_Nonnull bytes, size_t count);

/// Returns simdjson's message for an error number.
const char *_Nonnull simdjson_shim_message(int error);

#ifdef __cplusplus
}
#endif
