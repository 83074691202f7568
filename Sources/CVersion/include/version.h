/// Returns the abbreviated commit that adder was built from, or “unknown”.
const char *adder_commit(void);
