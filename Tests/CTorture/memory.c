#include "faults.h"

static sqlite3_mem_methods below;

static void *allocate(int count) { return should_fail(allocation_fails) ? 0 : below.xMalloc(count); }

static void *resize(void *bytes, int count) {
    return should_fail(allocation_fails) ? 0 : below.xRealloc(bytes, count);
}

int install_memory_hooks(void) {
    int code = sqlite3_config(SQLITE_CONFIG_GETMALLOC, &below);
    if (code != SQLITE_OK) return code;
    sqlite3_mem_methods methods = below;
    methods.xMalloc = allocate;
    methods.xRealloc = resize;
    return sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
}
