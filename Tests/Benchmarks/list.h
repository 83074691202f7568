// Code shared by baseline.c and seed.c: buffers, terminal text, days and the database.
#ifndef LIST_H
#define LIST_H

#include <errno.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>
#include <utf8proc.h>

#define APPLICATION_ID 0x61646472
#define SCHEMA_VERSION 9

static inline void fail(const char *format, ...) {
    va_list values;
    va_start(values, format);
    fputs("bench: ", stderr);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(1);
}

// MARK: Bytes

typedef struct {
    char *bytes;
    size_t count, capacity;
} Buffer;

static inline char *reserve(Buffer *buffer, size_t more) {
    if (buffer->count + more > buffer->capacity) {
        size_t capacity = buffer->capacity ? buffer->capacity : 4096;
        while (capacity < buffer->count + more) capacity *= 2;
        buffer->bytes = realloc(buffer->bytes, capacity);
        if (!buffer->bytes) fail("out of memory");
        buffer->capacity = capacity;
    }
    return buffer->bytes + buffer->count;
}

static inline void append(Buffer *buffer, const void *bytes, size_t count) {
    memcpy(reserve(buffer, count), bytes, count);
    buffer->count += count;
}

static inline void append_text(Buffer *buffer, const char *text) {
    append(buffer, text, strlen(text));
}

static inline void append_spaces(Buffer *buffer, int count) {
    if (count <= 0) return;
    memset(reserve(buffer, (size_t)count), ' ', (size_t)count);
    buffer->count += (size_t)count;
}

static inline void append_number(Buffer *buffer, long long number, int width) {
    char digits[24];
    int at = sizeof digits;
    do digits[--at] = (char)('0' + number % 10);
    while ((number /= 10) > 0);
    while ((int)sizeof digits - at < width) digits[--at] = '0';
    append(buffer, digits + at, sizeof digits - (size_t)at);
}

static inline void send(const Buffer *buffer) {
    for (size_t sent = 0; sent < buffer->count;) {
        ssize_t count = write(STDOUT_FILENO, buffer->bytes + sent, buffer->count - sent);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail("can't write the answer: %s", strerror(errno));
        sent += (size_t)count;
    }
}

// MARK: Text on a terminal

static inline bool is_plain(const char *text, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (text[i] < 0x20 || text[i] > 0x7E) return false;
    return true;
}

static inline bool is_control(utf8proc_int32_t c) {
    return c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0x061C || c == 0x200E || c == 0x200F ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

// Appends a text with its control characters made visible.
static inline void append_visible(Buffer *buffer, const char *text, size_t count) {
    if (is_plain(text, count)) {
        append(buffer, text, count);
        return;
    }
    for (size_t at = 0; at < count;) {
        utf8proc_int32_t scalar;
        utf8proc_ssize_t length =
            utf8proc_iterate((const utf8proc_uint8_t *)text + at, (utf8proc_ssize_t)(count - at), &scalar);
        if (length <= 0) {
            append_text(buffer, "\xEF\xBF\xBD");
            at++;
            continue;
        }
        if (!is_control(scalar)) {
            append(buffer, text + at, (size_t)length);
        } else if (scalar < 0x20 || scalar == 0x7F) {
            utf8proc_uint8_t picture[4];
            utf8proc_ssize_t size = utf8proc_encode_char(scalar == 0x7F ? 0x2421 : 0x2400 + scalar, picture);
            append(buffer, picture, (size_t)size);
        } else {
            char name[16];
            append(buffer, name, (size_t)snprintf(name, sizeof name, "<U+%04X>", (unsigned)scalar));
        }
        at += (size_t)length;
    }
}

// Returns the width of a visible text in columns.
static inline int width_of(const char *text, size_t count) {
    if (is_plain(text, count)) return (int)count;
    int total = 0, width = 0;
    utf8proc_int32_t before = -1, scalar, state = 0;
    for (size_t at = 0; at < count;) {
        utf8proc_ssize_t length =
            utf8proc_iterate((const utf8proc_uint8_t *)text + at, (utf8proc_ssize_t)(count - at), &scalar);
        if (length <= 0) break;
        if (before >= 0 && utf8proc_grapheme_break_stateful(before, scalar, &state)) {
            total += width;
            width = 0;
        }
        if (before < 0) {
            width = utf8proc_charwidth(scalar);
        } else {
            width += utf8proc_charwidth(scalar);
            if (scalar == 0xFE0F || width > 2) width = 2;
        }
        before = scalar;
        at += (size_t)length;
    }
    return total + width;
}

// MARK: Days

static const char *const weekdays[] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
static const char *const months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

typedef struct {
    int year, month, day;
} Date;

typedef struct {
    long long instant;
    int today, year, minute;
} Now;

// Days since 1 January 1970. Years start in March so that the leap day is the last one.
static inline int day_number(Date date) {
    int year = date.month <= 2 ? date.year - 1 : date.year;
    int era = year / 400, year_of_era = year - era * 400;
    int day_of_year = (153 * (date.month > 2 ? date.month - 3 : date.month + 9) + 2) / 5 + date.day - 1;
    return era * 146097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719468;
}

static inline Date date_of(int number) {
    int shifted = number + 719468, era = shifted / 146097, day_of_era = shifted - era * 146097;
    int year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    int day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    int march_month = (5 * day_of_year + 2) / 153;
    int month = march_month < 10 ? march_month + 3 : march_month - 9;
    return (Date){year_of_era + era * 400 + (month <= 2), month, day_of_year - (153 * march_month + 2) / 5 + 1};
}

static inline int weekday_of(int number) {
    return (number + 3) % 7;
}

// The first day after next week.
static inline int end_of_upcoming(int today) {
    return today - weekday_of(today) + 14;
}

static inline void append_day(Buffer *buffer, int number, int this_year) {
    Date date = date_of(number);
    append_text(buffer, weekdays[weekday_of(number)]);
    append(buffer, " ", 1);
    append_number(buffer, date.day, 1);
    append(buffer, " ", 1);
    append_text(buffer, months[date.month - 1]);
    if (date.year == this_year) return;
    append(buffer, " ", 1);
    append_number(buffer, date.year, 1);
}

static inline void append_time(Buffer *buffer, int minute) {
    append_number(buffer, minute / 60, 2);
    append(buffer, ":", 1);
    append_number(buffer, minute % 60, 2);
}

static inline Now now(void) {
    const char *given = getenv("ADDER_NOW");
    struct tm local = {0};
    time_t seconds;
    if (given) {
        Date date;
        if (sscanf(given, "%4d-%2d-%2dT%2d:%2d", &date.year, &date.month, &date.day, &local.tm_hour, &local.tm_min) != 5)
            fail("ADDER_NOW is “%s”", given);
        local.tm_year = date.year - 1900;
        local.tm_mon = date.month - 1;
        local.tm_mday = date.day;
        local.tm_isdst = -1;
        seconds = mktime(&local);
    } else {
        seconds = time(NULL);
        localtime_r(&seconds, &local);
    }
    Date date = {local.tm_year + 1900, local.tm_mon + 1, local.tm_mday};
    return (Now){seconds, day_number(date), date.year, local.tm_hour * 60 + local.tm_min};
}

static inline void append_near_day(Buffer *buffer, int day, Now now) {
    if (day == now.today) append_text(buffer, "today");
    else if (day == now.today + 1) append_text(buffer, "tomorrow");
    else if (day == now.today - 1) append_text(buffer, "yesterday");
    else append_day(buffer, day, now.year);
}

static inline void append_moment(Buffer *buffer, long long instant, Now moment) {
    struct tm local;
    time_t seconds = instant;
    localtime_r(&seconds, &local);
    int day = day_number((Date){local.tm_year + 1900, local.tm_mon + 1, local.tm_mday});
    append_near_day(buffer, day, moment);
    append(buffer, " ", 1);
    append_time(buffer, local.tm_hour * 60 + local.tm_min);
}

// MARK: The list

typedef struct {
    sqlite3 *db;
    // The id of the current change, or 0 outside a change.
    long long change;
    // The id of the first item that the change can add. Nothing is kept of items from this one on, which are new.
    long long first_new;
    // True while an undo swaps values that are already kept.
    bool is_replaying;
    // Cached statements.
    sqlite3_stmt *kept[24];
    int kept_count;
} List;

static inline utf8proc_uint8_t *folded_from(const unsigned char *text) {
    utf8proc_uint8_t *marked = NULL, *folded = NULL;
    utf8proc_map(text, 0, &marked,
                 UTF8PROC_NULLTERM | UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD);
    // Removes the accents U+0300 to U+036F.
    utf8proc_uint8_t *end = marked;
    for (const utf8proc_uint8_t *at = marked; *at; at += 1) {
        if (at[0] == 0xCC || (at[0] == 0xCD && at[1] < 0xB0)) at += 1;
        else *end++ = *at;
    }
    *end = 0;
    utf8proc_map(marked, 0, &folded, UTF8PROC_NULLTERM | UTF8PROC_STABLE | UTF8PROC_COMPOSE);
    free(marked);
    return folded;
}

// Returns the tokens of the search index: the pairs of letters of a word, and the last letter of a complete word.
static inline Buffer grams_of(const utf8proc_uint8_t *folded, bool is_whole) {
    Buffer tokens = {0};
    const utf8proc_uint8_t *letter = NULL, *at = folded;
    size_t letter_count = 0;
    while (true) {
        size_t size = *at < 0x80 ? 1 : *at < 0xE0 ? 2 : *at < 0xF0 ? 3 : 4;
        if (*at <= 0x20) {
            if (letter && is_whole) {
                if (tokens.count) append(&tokens, " ", 1);
                append(&tokens, letter, letter_count);
            }
            letter = NULL;
            if (!*at) break;
        } else {
            if (letter) {
                if (tokens.count) append(&tokens, " ", 1);
                append(&tokens, letter, letter_count + size);
            }
            letter = at;
            letter_count = size;
        }
        at += size;
    }
    return tokens;
}

static inline void grams(sqlite3_context *context, int count, sqlite3_value **values) {
    (void)count;
    const unsigned char *text = sqlite3_value_text(values[0]);
    if (!text) return;
    utf8proc_uint8_t *folded = folded_from(text);
    Buffer tokens = grams_of(folded, true);
    sqlite3_result_text(context, tokens.count ? tokens.bytes : "", (int)tokens.count, SQLITE_TRANSIENT);
    free(tokens.bytes);
    free(folded);
}

static inline void check(List *list, int code) {
    if (code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE) fail("%s", sqlite3_errmsg(list->db));
}

static inline void run(List *list, const char *script) {
    check(list, sqlite3_exec(list->db, script, NULL, NULL, NULL));
}

static inline sqlite3_stmt *prepare(List *list, const char *sql) {
    sqlite3_stmt *statement;
    check(list, sqlite3_prepare_v2(list->db, sql, -1, &statement, NULL));
    return statement;
}

static inline void bind_pair(sqlite3_stmt *statement, long long first, long long second) {
    sqlite3_bind_int64(statement, 1, first);
    sqlite3_bind_int64(statement, 2, second);
}

// Runs a statement without result rows and resets it.
static inline void step_once(List *list, sqlite3_stmt *statement) {
    check(list, sqlite3_step(statement));
    sqlite3_reset(statement);
}

// Returns a cached statement, prepared on first use. The caller resets it.
static inline sqlite3_stmt *kept(List *list, sqlite3_stmt **statement, const char *sql) {
    if (!*statement) list->kept[list->kept_count++] = *statement = prepare(list, sql);
    return *statement;
}

// MARK: Values that a change replaces

// The columns of an item that an update can replace, in the order in which the trigger reports them.
#define FIRST_COLUMNS(each) \
    each("title") ", " each("note") ", " each("project") ", " each("priority") ", " each("due_day") ", " \
    each("due_minute") ", " each("wait_day") ", " each("repeats") ", " each("repeats_from") ", " each("parent") ", " \
    each("status")
#define LAST_COLUMNS(each) each("changed") ", " each("completed") ", " each("touched")
#define UPDATED_COLUMNS(each) FIRST_COLUMNS(each) ", " LAST_COLUMNS(each)
#define ITEM_COLUMNS(each) each("uuid") ", " FIRST_COLUMNS(each) ", " each("created") ", " LAST_COLUMNS(each)
#define ALL_COLUMNS(each) ITEM_COLUMNS(each) ", " each("tags") ", " each("needs")

#define NAME(column) column
#define PRESENT(column) "item." column
#define KEPT(column) "ifnull(item." column ", '')"
// A value that was kept earlier in the same change stays.
#define STAYS(column) column " = ifnull(" column ", excluded." column ")"

#define TAGS_OF(id) "(SELECT group_concat(name, ' ') FROM tag WHERE tag.item = " id ")"
#define NEEDS_OF(id) "(SELECT group_concat(needs, ' ') FROM need WHERE need.item = " id ")"

// Returns the list if the trigger that calls the function runs within a change whose values are kept.
static inline List *recording(sqlite3_context *context) {
    List *list = sqlite3_user_data(context);
    if (list->is_replaying) return NULL;
    if (list->change) return list;
    sqlite3_result_error(context, "write outside a change", -1);
    return NULL;
}

// Runs a statement on an item of the current change.
static inline void run_for(List *list, sqlite3_stmt *statement, long long item) {
    bind_pair(statement, list->change, item);
    step_once(list, statement);
}

static inline void touch(List *list, long long item) {
    static sqlite3_stmt *touching;
    run_for(list, kept(list, &touching, "UPDATE item SET touched = ?1 WHERE id = ?2 AND touched <> ?1"), item);
}

static inline bool is_same(sqlite3_value *left, sqlite3_value *right) {
    int type = sqlite3_value_type(left);
    if (type != sqlite3_value_type(right)) return false;
    if (type == SQLITE_NULL) return true;
    if (type == SQLITE_INTEGER) return sqlite3_value_int64(left) == sqlite3_value_int64(right);
    const void *start = sqlite3_value_blob(left), *other = sqlite3_value_blob(right);
    int count = sqlite3_value_bytes(left);
    return count == sqlite3_value_bytes(right) && (count == 0 || memcmp(start, other, (size_t)count) == 0);
}

static inline void journal_change(sqlite3_context *context, int count, sqlite3_value **values) {
    (void)count, (void)values;
    List *list = recording(context);
    if (list) sqlite3_result_int64(context, list->change);
}

static inline void keep_nothing(sqlite3_context *context, int count, sqlite3_value **values) {
    (void)count;
    List *list = recording(context);
    long long item = sqlite3_value_int64(values[0]);
    if (!list) return;
    if (item < list->first_new) sqlite3_result_error(context, "an id is never given again", -1);
    else if (sqlite3_value_int64(values[1]) != list->change) touch(list, item);
}

// Takes an id, followed by the old and the new value of each column.
static inline void keep_replaced(sqlite3_context *context, int count, sqlite3_value **values) {
    static sqlite3_stmt *replace;
    List *list = recording(context);
    long long item = sqlite3_value_int64(values[0]);
    bool is_changed = false;
    for (int i = 1; i < count; i += 2) is_changed |= !is_same(values[i], values[i + 1]);
    if (!list || !is_changed) return;
    if (item < list->first_new) {
        kept(list, &replace,
             "INSERT INTO replaced (change, item, " UPDATED_COLUMNS(NAME) ")\n"
             "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET " UPDATED_COLUMNS(STAYS));
        sqlite3_clear_bindings(replace);
        for (int i = 1; i < count; i += 2) {
            if (is_same(values[i], values[i + 1])) continue;
            if (sqlite3_value_type(values[i]) != SQLITE_NULL) sqlite3_bind_value(replace, i / 2 + 3, values[i]);
            else sqlite3_bind_text(replace, i / 2 + 3, "", 0, SQLITE_STATIC);
        }
        run_for(list, replace, item);
    }
    if (sqlite3_value_int64(values[count - 1]) != list->change) touch(list, item);
}

static inline void keep_all(sqlite3_context *context, int count, sqlite3_value **values) {
    (void)count;
    static sqlite3_stmt *removing;
    List *list = recording(context);
    long long item = sqlite3_value_int64(values[0]);
    if (!list || item >= list->first_new) return;
    kept(list, &removing,
         "INSERT INTO replaced (change, item, " ALL_COLUMNS(NAME) ")\n"
         "SELECT ?1, id, " ITEM_COLUMNS(KEPT) ", ifnull(" TAGS_OF("item.id") ", ''), ifnull(" NEEDS_OF("item.id") ", '')\n"
         "FROM item WHERE id = ?2 ON CONFLICT DO UPDATE SET " ALL_COLUMNS(STAYS));
    run_for(list, removing, item);
}

static inline void keep_links(sqlite3_context *context, int count, sqlite3_value **values) {
    (void)count;
    static sqlite3_stmt *finding, *keeping;
    List *list = recording(context);
    long long item = sqlite3_value_int64(values[0]);
    if (!list || item >= list->first_new) return;
    kept(list, &finding, "SELECT 1 FROM replaced WHERE change = ? AND item = ? AND tags IS NOT NULL");
    bind_pair(finding, list->change, item);
    bool is_kept = sqlite3_step(finding) == SQLITE_ROW;
    check(list, sqlite3_reset(finding));
    if (is_kept) return;
    touch(list, item);
    kept(list, &keeping,
         "UPDATE replaced SET tags = ifnull(" TAGS_OF("?2") ", ''), needs = ifnull(" NEEDS_OF("?2") ", '')\n"
         "WHERE change = ?1 AND item = ?2");
    run_for(list, keeping, item);
}

static const struct {
    const char *name;
    void (*function)(sqlite3_context *, int, sqlite3_value **);
} hooks[] = {
    {"journal_change", journal_change}, {"keep_nothing", keep_nothing}, {"keep_replaced", keep_replaced},
    {"keep_all", keep_all}, {"keep_links", keep_links},
};

// MARK: Opening

static inline uint32_t number_at(const unsigned char *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Rejects foreign or newer files before accessing the database.
static inline void check_header(List *list) {
    unsigned char header[100] = {0};
    sqlite3_file *file = NULL;
    check(list, sqlite3_file_control(list->db, "main", SQLITE_FCNTL_FILE_POINTER, &file));
    int code = file->pMethods->xRead(file, header, sizeof header, 0);
    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) fail("can't read the file");
    if (memcmp(header, "SQLite format 3", 16) != 0) fail("the file is not an SQLite database");
    if (number_at(header + 68) != APPLICATION_ID) fail("the database belongs to another program");
    if (number_at(header + 60) != SCHEMA_VERSION) fail("unsupported version of the list");
}

static inline void open_list(List *list, const char *path) {
    if (!path) fail("no list given; use --db or ADDER_DB");
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    check(list, sqlite3_open_v2(path, &list->db, flags, NULL));
    sqlite3_db_config(list->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(list->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    sqlite3_db_config(list->db, SQLITE_DBCONFIG_ENABLE_FKEY, 1, NULL);
    sqlite3_busy_timeout(list->db, 10000);
    for (size_t i = 0; i < sizeof hooks / sizeof *hooks; i++)
        check(list, sqlite3_create_function_v2(list->db, hooks[i].name, -1, SQLITE_UTF8 | SQLITE_INNOCUOUS, list,
                                               hooks[i].function, NULL, NULL, NULL));
    int traits = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    check(list, sqlite3_create_function_v2(list->db, "grams", 1, traits, NULL, grams, NULL, NULL, NULL));
    check_header(list);
    run(list, "PRAGMA cell_size_check = ON; PRAGMA synchronous = EXTRA; PRAGMA recursive_triggers = ON");
}

// Checks the version after the transaction has taken its lock and rolled back any hot journal.
static inline void begin(List *list, const char *transaction) {
    static sqlite3_stmt *version;
    run(list, transaction);
    kept(list, &version, "PRAGMA user_version");
    check(list, sqlite3_step(version));
    if (sqlite3_column_int(version, 0) != SCHEMA_VERSION) fail("unsupported version of the list");
    sqlite3_reset(version);
}

static inline void close_list(List *list) {
    while (list->kept_count > 0) sqlite3_finalize(list->kept[--list->kept_count]);
    sqlite3_close(list->db);
}

// MARK: Changes

// Version 7 of RFC 9562.
static inline void make_uuid(unsigned char *uuid, long long instant, uint64_t random) {
    uint64_t milliseconds = (uint64_t)instant * 1000;
    for (int i = 0; i < 6; i++) uuid[i] = (unsigned char)(milliseconds >> (40 - 8 * i));
    memcpy(uuid + 8, &random, 8);
    uuid[6] = 0x70 | (uuid[8] & 0x0F);
    uuid[7] = uuid[9];
    uuid[8] = 0x80 | (uuid[10] & 0x3F);
}

#define INDEXED \
    "INSERT INTO search (rowid, title, note, tags, project)\n" \
    "SELECT item.id, grams(item.title), grams(item.note), grams(" TAGS_OF("item.id") "), grams(item.project)\n"

#endif
