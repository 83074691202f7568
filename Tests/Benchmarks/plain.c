// The plain program: the least C that answers the same commands. It shares no code, SQL or schema with adder or with the
// C baseline, has two tables and two indexes, keeps SQLite's default settings, and records no changes.
//
//   plain --db PATH --version
//   plain --db PATH upcoming
//   plain --db PATH list [+TAG] [project:NAME]
//   plain --db PATH find WORD
//   plain --db PATH add WORDS…     due:YYYY-MM-DD sets the day; all other words are the title
//   plain --db PATH done ID
//   plain --db PATH add -          adds each line of standard input
//   plain --db PATH list all --json
//   plain --db PATH copy LIST      copies a list of adder

#define _GNU_SOURCE

#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static sqlite3 *db;

static void fail(const char *what) {
    fprintf(stderr, "plain: %s\n", what);
    exit(1);
}

static void run(const char *sql) {
    if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK) fail(sqlite3_errmsg(db));
}

static sqlite3_stmt *prepare(const char *sql) {
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK) fail(sqlite3_errmsg(db));
    return statement;
}

static bool step(sqlite3_stmt *statement) {
    int code = sqlite3_step(statement);
    if (code != SQLITE_ROW && code != SQLITE_DONE) fail(sqlite3_errmsg(db));
    return code == SQLITE_ROW;
}

static const char *text(sqlite3_stmt *row, int column) {
    const char *value = (const char *)sqlite3_column_text(row, column);
    return value ? value : "";
}

static void bind(sqlite3_stmt *statement, int index, const char *value) {
    sqlite3_bind_text(statement, index, value, -1, SQLITE_TRANSIENT);
}

static time_t now(void) {
    struct tm time_of_day = {0};
    const char *fixed = getenv("ADDER_NOW");
    if (!fixed) return time(NULL);
    if (!strptime(fixed, "%Y-%m-%dT%H:%M", &time_of_day)) fail("ADDER_NOW is not a date and time");
    return timegm(&time_of_day);
}

// Days are counted from 1 January 1970.
static int today(void) {
    return (int)(now() / 86400);
}

static struct tm date_of(int day) {
    time_t seconds = (time_t)day * 86400;
    struct tm date;
    gmtime_r(&seconds, &date);
    return date;
}

static int day_from(const char *date) {
    struct tm day = {0};
    if (!strptime(date, "%Y-%m-%d", &day)) fail("invalid date");
    return (int)(timegm(&day) / 86400);
}

// MARK: Lists

#define COLUMNS \
    "SELECT id, title, project, priority, due, minute, status,\n" \
    "    (SELECT group_concat(name, ' ') FROM tag WHERE item = id), note, created, completed FROM item "
#define ORDER "ORDER BY due IS NULL, due, ifnull(minute, 1440), ifnull(priority, 4), id"

static const char *const priorities[] = {"", "high", "medium", "low"};

static void print_row(sqlite3_stmt *row) {
    char when[32] = "";
    if (sqlite3_column_type(row, 4) != SQLITE_NULL) {
        struct tm date = date_of(sqlite3_column_int(row, 4));
        size_t length = strftime(when, sizeof when, "%a %e %b %Y", &date);
        int minute = sqlite3_column_int(row, 5);
        if (sqlite3_column_type(row, 5) != SQLITE_NULL)
            snprintf(when + length, sizeof when - length, " %02d:%02d", minute / 60, minute % 60);
    }
    printf("%8lld  %-21s  %-4s  %-6s  %-40s  %s %s\n", sqlite3_column_int64(row, 0), when,
           sqlite3_column_int(row, 6) ? "done" : "", priorities[sqlite3_column_int(row, 3)], text(row, 1), text(row, 2),
           text(row, 7));
}

static void print_rows(sqlite3_stmt *rows) {
    while (step(rows)) print_row(rows);
    sqlite3_finalize(rows);
}

static const char *group_of(int day, int first, int end) {
    if (day < first) return "Overdue";
    if (day == first) return "Today";
    if (day == first + 1) return "Tomorrow";
    return day < end - 7 ? "Later this week" : "Next week";
}

static void upcoming(void) {
    int first = today();
    // The first of January 1970 was a Thursday.
    int end = first - (first + 3) % 7 + 14;
    const char *group = NULL;
    sqlite3_stmt *rows = prepare(COLUMNS "WHERE status = 0 AND due < ? " ORDER);
    sqlite3_bind_int(rows, 1, end);
    while (step(rows)) {
        const char *next = group_of(sqlite3_column_int(rows, 4), first, end);
        if (next != group) printf("%s%s\n", group ? "\n" : "", next);
        group = next;
        print_row(rows);
    }
    sqlite3_finalize(rows);
}

static void list_items(char **words) {
    const char *tag = NULL, *project = NULL;
    for (; *words; words++) {
        if (**words == '+') tag = *words + 1;
        else if (strncmp(*words, "project:", 8) == 0) project = *words + 8;
        else fail("list takes +TAG and project:NAME");
    }
    char *sql = sqlite3_mprintf(COLUMNS "%s WHERE status = 0 %s " ORDER,
                                tag ? "JOIN tag ON item.id = tag.item AND tag.name = ?1" : "",
                                project ? "AND (project = ?2 OR project LIKE ?2 || '.%')" : "");
    sqlite3_stmt *rows = prepare(sql);
    if (tag) bind(rows, 1, tag);
    if (project) bind(rows, 2, project);
    print_rows(rows);
    sqlite3_free(sql);
}

static void find(const char *word) {
    char *pattern = sqlite3_mprintf("%%%s%%", word);
    sqlite3_stmt *rows = prepare(COLUMNS "WHERE title LIKE ?1 OR note LIKE ?1 OR project LIKE ?1\n"
                                         "    OR id IN (SELECT item FROM tag WHERE name LIKE ?1) " ORDER);
    bind(rows, 1, pattern);
    print_rows(rows);
    sqlite3_free(pattern);
}

// MARK: JSON

static void print_string(const char *key, const char *value) {
    printf(",\"%s\":\"", key);
    for (; *value; value++) {
        if (*value == '"' || *value == '\\') putchar_unlocked('\\');
        if ((unsigned char)*value < 0x20) printf("\\u%04x", *value);
        else putchar_unlocked(*value);
    }
    putchar_unlocked('"');
}

static void print_instant(const char *key, time_t instant) {
    struct tm date;
    char value[32];
    gmtime_r(&instant, &date);
    strftime(value, sizeof value, "%Y-%m-%dT%H:%M:%SZ", &date);
    print_string(key, value);
}

static void print_due(sqlite3_stmt *row) {
    struct tm date = date_of(sqlite3_column_int(row, 4));
    char value[32];
    size_t length = strftime(value, sizeof value, "%Y-%m-%d", &date);
    int minute = sqlite3_column_int(row, 5);
    if (sqlite3_column_type(row, 5) != SQLITE_NULL)
        snprintf(value + length, sizeof value - length, "T%02d:%02d", minute / 60, minute % 60);
    print_string("due", value);
}

static void print_tags(char *tags) {
    const char *before = "";
    printf(",\"tags\":[");
    for (char *tag = strtok(tags, " "); tag; tag = strtok(NULL, " ")) {
        printf("%s\"%s\"", before, tag);
        before = ",";
    }
    putchar(']');
}

static void export(void) {
    const char *before = "";
    sqlite3_stmt *rows = prepare(COLUMNS ORDER);
    printf("{\"items\":[");
    while (step(rows)) {
        printf("%s{\"id\":%lld", before, sqlite3_column_int64(rows, 0));
        before = ",";
        print_string("title", text(rows, 1));
        if (*text(rows, 8)) print_string("note", text(rows, 8));
        print_string("status", sqlite3_column_int(rows, 6) ? "done" : "open");
        if (sqlite3_column_type(rows, 4) != SQLITE_NULL) print_due(rows);
        if (*text(rows, 7)) print_tags((char *)text(rows, 7));
        if (*text(rows, 2)) print_string("project", text(rows, 2));
        if (sqlite3_column_int(rows, 3)) print_string("priority", priorities[sqlite3_column_int(rows, 3)]);
        print_instant("created", sqlite3_column_int64(rows, 9));
        if (sqlite3_column_type(rows, 10) != SQLITE_NULL) print_instant("completed", sqlite3_column_int64(rows, 10));
        putchar('}');
    }
    printf("]}\n");
    sqlite3_finalize(rows);
}

// MARK: Changes

#define INSERT "INSERT INTO item (title, due, created) VALUES (?, ?, ?)"

// Cuts the words at spaces. The title is what remains without the due date.
static void bind_item(sqlite3_stmt *insert, char *words, char *title) {
    char *end = title;
    sqlite3_bind_null(insert, 2);
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " ")) {
        if (strncmp(word, "due:", 4) == 0) {
            sqlite3_bind_int(insert, 2, day_from(word + 4));
            continue;
        }
        if (end > title) *end++ = ' ';
        end = stpcpy(end, word);
    }
    sqlite3_bind_text(insert, 1, title, (int)(end - title), SQLITE_TRANSIENT);
    sqlite3_bind_int64(insert, 3, now());
}

static void add(char **words) {
    char line[4096] = "", title[sizeof line];
    for (; *words; words++) {
        if (strlen(line) + strlen(*words) + 2 > sizeof line) fail("the title is too long");
        strcat(strcat(line, *words), " ");
    }
    sqlite3_stmt *insert = prepare(INSERT);
    bind_item(insert, line, title);
    step(insert);
    sqlite3_finalize(insert);
    printf("Added %lld: %s\n", sqlite3_last_insert_rowid(db), title);
}

static void add_lines(void) {
    char *line = NULL, title[4096];
    size_t size = 0;
    long count = 0;
    run("BEGIN");
    sqlite3_stmt *insert = prepare(INSERT);
    for (ssize_t length; (length = getline(&line, &size, stdin)) > 0; count++) {
        if (length >= (ssize_t)sizeof title) fail("a line is too long");
        line[strcspn(line, "\n")] = '\0';
        bind_item(insert, line, title);
        step(insert);
        sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    run("COMMIT");
    free(line);
    printf("Added %ld items\n", count);
}

static void complete(long long id) {
    sqlite3_stmt *update = prepare("UPDATE item SET status = 1, completed = ? WHERE id = ? AND status = 0");
    sqlite3_bind_int64(update, 1, now());
    sqlite3_bind_int64(update, 2, id);
    step(update);
    sqlite3_finalize(update);
    if (!sqlite3_changes(db)) fail("no such open item");
    printf("Done %lld\n", id);
}

// MARK: Commands

static void create(void) {
    run("CREATE TABLE IF NOT EXISTS item (id INTEGER PRIMARY KEY, title TEXT, note TEXT, project TEXT, priority INTEGER,\n"
        "    due INTEGER, minute INTEGER, status INTEGER DEFAULT 0, created INTEGER, completed INTEGER);\n"
        "CREATE TABLE IF NOT EXISTS tag (item INTEGER, name TEXT, PRIMARY KEY (item, name)) WITHOUT ROWID;\n"
        "CREATE INDEX IF NOT EXISTS item_due ON item (status, due);\n"
        "CREATE INDEX IF NOT EXISTS tag_name ON tag (name)");
}

static void copy(const char *path) {
    char *sql = sqlite3_mprintf("ATTACH %Q AS source", path);
    run(sql);
    sqlite3_free(sql);
    run("BEGIN;\n"
        "INSERT INTO item SELECT id, title, note, project, priority, due_day, due_minute, status, created, completed\n"
        "    FROM source.item ORDER BY id;\n"
        "INSERT INTO tag SELECT item, name FROM source.tag ORDER BY item, name;\n"
        "COMMIT");
}

int main(int count, char **words) {
    if (count < 4 || strcmp(words[1], "--db") != 0) fail("usage: plain --db PATH COMMAND [WORD…]");
    const char *command = words[3], *word = count > 4 ? words[4] : "";
    char **rest = words + 4;
    if (strcmp(command, "--version") == 0) return puts("plain 1.0") == EOF;
    if (sqlite3_open(words[2], &db) != SQLITE_OK) fail(sqlite3_errmsg(db));
    bool is_lines = strcmp(command, "add") == 0 && strcmp(word, "-") == 0;
    if (is_lines || strcmp(command, "copy") == 0) create();
    if (strcmp(command, "upcoming") == 0) upcoming();
    else if (strcmp(command, "list") == 0 && strcmp(word, "all") == 0) export();
    else if (strcmp(command, "list") == 0) list_items(rest);
    else if (strcmp(command, "find") == 0) find(word);
    else if (is_lines) add_lines();
    else if (strcmp(command, "add") == 0) add(rest);
    else if (strcmp(command, "done") == 0) complete(atoll(word));
    else if (strcmp(command, "copy") == 0) copy(word);
    else fail("unknown command");
    sqlite3_close(db);
    return fflush(stdout) == EOF;
}
