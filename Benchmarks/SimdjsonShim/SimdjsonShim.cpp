#include "SimdjsonShim.h"

// Without the package trait, the header of simdjson may be missing.
#if defined(BENCH_SIMDJSON)

#include <new>
#include <simdjson.h>

struct simdjson_shim_parser {
  simdjson::dom::parser parser;
};

simdjson_shim_parser *simdjson_shim_create(void) {
  return new (std::nothrow) simdjson_shim_parser();
}

void simdjson_shim_destroy(simdjson_shim_parser *parser) {
  delete parser;
}

int simdjson_shim_parse(simdjson_shim_parser *parser, const uint8_t *bytes, size_t count) {
  simdjson::dom::element root;
  return parser->parser.parse(bytes, count, true).get(root);
}

const char *simdjson_shim_message(int error) {
  return simdjson::error_message(static_cast<simdjson::error_code>(error));
}

#endif
