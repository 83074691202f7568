#include "torment.h"

static sqlite3_mem_methods below;

static void *take(int count) { return is_turn_of(allocation_fails) ? 0 : below.xMalloc(count); }

static void *resize(void *bytes, int count) {
    return is_turn_of(allocation_fails) ? 0 : below.xRealloc(bytes, count);
}

int begin_memory(void) {
    int code = sqlite3_config(SQLITE_CONFIG_GETMALLOC, &below);
    if (code != SQLITE_OK) return code;
    sqlite3_mem_methods methods = below;
    methods.xMalloc = take;
    methods.xRealloc = resize;
    return sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
}
