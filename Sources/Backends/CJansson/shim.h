#include <jansson.h>
#include <string.h>
