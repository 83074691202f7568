#include "version.h"

#define TEXT(name) #name
#define TEXT_OF(macro) TEXT(macro)

#ifndef ADDER_COMMIT
#define ADDER_COMMIT unknown
#endif

// git writes the commit of a source tarball here.
static const char archived[] = "$Format:%h$";

const char *adder_commit(void) { return archived[0] == '$' ? TEXT_OF(ADDER_COMMIT) : archived; }
