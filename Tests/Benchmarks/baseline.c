// The C baseline: the common commands of adder as a plain C program linked with the shared SQLite library. It runs the
// same SQL with the same durability and prints the same bytes.
//
//   baseline --version
//   baseline [--db PATH] upcoming
//   baseline [--db PATH] list [+TAG] [project:NAME]
//   baseline [--db PATH] find WORD         at least two letters
//   baseline [--db PATH] add WORDS…        due:YYYY-MM-DD sets the day; all other words are the title
//   baseline [--db PATH]                   add commands on standard input
//   baseline [--db PATH] suggest --shell zsh -- done DIGITS    open items with this id prefix
//   baseline [--db PATH] done ID           an item without dependencies and repetition
//   baseline [--db PATH] reopen ID
//   baseline [--db PATH] change ID +TAG    a tag that the item does not have
//   baseline [--db PATH] remove ID --yes   an item without dependents and parts
//   baseline [--db PATH] undo              a change that added one item
//   baseline [--db PATH] show ID           an item that was added and never changed
//   baseline [--db PATH] history COUNT     a list without undone changes and changed titles
//   baseline [--db PATH] tags
//   baseline [--db PATH] projects

// for strcasestr
#define _GNU_SOURCE

#include "list.h"

#define VERSION "0.1.0"
#define MAX_TITLE_WIDTH 48

// MARK: Rows

enum { NO_GROUP = -1, OVERDUE, TODAY, TOMORROW, LATER_THIS_WEEK, NEXT_WEEK };

static const char *const headings[] = {"Overdue", "Today", "Tomorrow", "Later this week", "Next week"};
static const char *const priorities[] = {"", "high", "medium", "low"};

// A text in the arena and its width in columns.
typedef struct {
    size_t start, count;
    int width;
} Piece;

typedef struct {
    long long id;
    int group, priority;
    const char *state;
    // The lines below the row, each with its line break.
    Piece when, title, extra, matches;
} Row;

static const char columns[] =
    "item.id, item.uuid, item.title, item.note, item.project, item.priority, item.due_day, item.due_minute,\n"
    "item.wait_day, item.repeats, item.repeats_from, item.parent, item.status, item.created, item.changed,\n"
    "item.completed,\n"
    TAGS_OF("item.id") ",\n" NEEDS_OF("item.id") "\n";

static bool has_passed(int day, bool has_time, int minute, Now now) {
    return day < now.today || (day == now.today && has_time && minute < now.minute);
}

static int group_of(int day, bool has_time, int minute, Now now) {
    int today = now.today;
    if (has_passed(day, has_time, minute, now)) return OVERDUE;
    if (day == today) return TODAY;
    if (day == today + 1) return TOMORROW;
    return day < today - weekday_of(today) + 7 ? LATER_THIS_WEEK : NEXT_WEEK;
}

static Piece piece_from(const Buffer *arena, size_t start) {
    return (Piece){start, arena->count - start, width_of(arena->bytes + start, arena->count - start)};
}

static Piece when_of(Buffer *arena, int day, bool has_time, int minute, int group, Now now) {
    size_t start = arena->count;
    if (group != TODAY && group != TOMORROW) {
        if (day == now.today) append_text(arena, "today");
        else append_day(arena, day, now.year);
        if (has_time) append(arena, " ", 1);
    }
    if (has_time) append_time(arena, minute);
    return (Piece){start, arena->count - start, (int)(arena->count - start)};
}

static Piece title_of(Buffer *arena, sqlite3_stmt *found) {
    size_t start = arena->count;
    const char *title = (const char *)sqlite3_column_text(found, 2);
    append_visible(arena, title, (size_t)sqlite3_column_bytes(found, 2));
    return piece_from(arena, start);
}

// Returns the marks, the project and the tags.
static Piece extra_of(Buffer *arena, sqlite3_stmt *found) {
    size_t start = arena->count;
    if (sqlite3_column_type(found, 9) != SQLITE_NULL) append_text(arena, "↻");
    if (sqlite3_column_type(found, 3) != SQLITE_NULL) append_text(arena, "✎");
    if (sqlite3_column_type(found, 17) != SQLITE_NULL) append_text(arena, "⇠");
    const char *project = (const char *)sqlite3_column_text(found, 4);
    if (project && arena->count > start) append(arena, " ", 1);
    if (project) append_visible(arena, project, (size_t)sqlite3_column_bytes(found, 4));
    const char *tags = (const char *)sqlite3_column_text(found, 16);
    while (tags && *tags) {
        size_t count = strcspn(tags, " ");
        if (arena->count > start) append(arena, " ", 1);
        if (*tags != '@') append(arena, "+", 1);
        append_visible(arena, tags, count);
        tags += count + (tags[count] == ' ');
    }
    return piece_from(arena, start);
}

static int larger(int left, int right) {
    return left > right ? left : right;
}

static const char blocked[] = "blocked", done[] = "done";

static void print_rows(const Row *rows, size_t count, const Buffer *arena, const char *foot) {
    int id_width = 0, when_width = 0, state_width = 0, priority_width = 0, title_width = 0;
    for (const Row *row = rows; row < rows + count; row++) {
        id_width = larger(id_width, snprintf(NULL, 0, "%lld", row->id));
        when_width = larger(when_width, row->when.width);
        state_width = larger(state_width, row->state ? (int)strlen(row->state) : 0);
        priority_width = larger(priority_width, (int)strlen(priorities[row->priority]));
        title_width = larger(title_width, row->title.width);
    }
    if (title_width > MAX_TITLE_WIDTH) title_width = MAX_TITLE_WIDTH;

    Buffer answer = {0};
    for (const Row *row = rows; row < rows + count; row++) {
        if (row->group != NO_GROUP && (row == rows || row->group != row[-1].group)) {
            if (row > rows) append(&answer, "\n", 1);
            const Row *end = row;
            while (end < rows + count && end->group == row->group) end++;
            append_text(&answer, headings[row->group]);
            append_text(&answer, " (");
            append_number(&answer, end - row, 1);
            append_text(&answer, ")\n");
        }
        char id[24];
        int digits = snprintf(id, sizeof id, "%lld", row->id);
        append_spaces(&answer, 2 + id_width - digits);
        append(&answer, id, (size_t)digits);
        append_spaces(&answer, 2);
        if (when_width) {
            append(&answer, arena->bytes + row->when.start, row->when.count);
            append_spaces(&answer, when_width - row->when.width + 2);
        }
        if (state_width) {
            append_text(&answer, row->state ? row->state : "");
            append_spaces(&answer, state_width - (row->state ? (int)strlen(row->state) : 0) + 2);
        }
        if (priority_width) {
            append_text(&answer, priorities[row->priority]);
            append_spaces(&answer, priority_width - (int)strlen(priorities[row->priority]) + 2);
        }
        append(&answer, arena->bytes + row->title.start, row->title.count);
        if (row->extra.count) {
            append_spaces(&answer, larger(0, title_width - row->title.width) + 2);
            append(&answer, arena->bytes + row->extra.start, row->extra.count);
        }
        append(&answer, "\n", 1);
        const char *line = arena->bytes + row->matches.start;
        for (const char *end = line + row->matches.count; line < end;) {
            size_t size = (size_t)((const char *)memchr(line, '\n', (size_t)(end - line)) + 1 - line);
            append_spaces(&answer, 4 + id_width);
            append(&answer, line, size);
            line += size;
        }
    }
    if (*foot) {
        append(&answer, "\n", 1);
        append_text(&answer, foot);
        append(&answer, "\n", 1);
    }
    send(&answer);
}

static bool holds(List *list, const char *question) {
    sqlite3_stmt *statement = prepare(list, question);
    check(list, sqlite3_step(statement));
    bool answer = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    return answer;
}

// MARK: upcoming

#define OTHERS_LIMIT 99

static void count_others(List *list, Buffer *words, const char *sql, const char *label, const int *values, int value_count) {
    sqlite3_stmt *found = prepare(list, sql);
    for (int at = 0; at < value_count; at++) sqlite3_bind_int64(found, at + 1, values[at]);
    int count = 0;
    while (count <= OTHERS_LIMIT && sqlite3_step(found) == SQLITE_ROW) count++;
    sqlite3_finalize(found);
    if (!count) return;
    if (words->count) append_text(words, ", ");
    if (count > OTHERS_LIMIT) append_text(words, "over ");
    append_number(words, count > OTHERS_LIMIT ? OTHERS_LIMIT : count, 1);
    append_text(words, label);
}

// Counts the open items that aren't upcoming.
static Buffer others(List *list, Now now) {
    Buffer words = {0};
    int values[] = {end_of_upcoming(now.today), now.today};
    count_others(list, &words, "SELECT 1 FROM item INDEXED BY item_due\n"
                               "WHERE status = 0 AND due_day IS NULL AND (wait_day IS NULL OR wait_day <= ?)",
                 " without a date", values + 1, 1);
    count_others(list, &words, "SELECT 1 FROM item INDEXED BY item_due\n"
                               "WHERE status = 0 AND due_day >= ? AND (wait_day IS NULL OR wait_day <= ?)",
                 " later", values, 2);
    count_others(list, &words, "SELECT 1 FROM item INDEXED BY item_wait WHERE status = 0 AND wait_day > ?",
                 " waiting", values + 1, 1);
    append(&words, "", 1);
    return words;
}

static void print_empty_answer(List *list, Now now, const char *others) {
    Buffer answer = {0};
    if (holds(list, "SELECT EXISTS (SELECT 1 FROM item)")) {
        append_text(&answer, "Nothing is due through ");
        append_day(&answer, end_of_upcoming(now.today) - 1, now.year);
        if (*others) {
            append_text(&answer, " (");
            append_text(&answer, others);
            append_text(&answer, ")");
        }
        append_text(&answer, ".\n");
    } else {
        append_text(&answer, "Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n");
    }
    send(&answer);
}

static void upcoming(List *list) {
    Now moment = now();
    begin(list, "BEGIN");
    Buffer sql = {0};
    append_text(&sql, "SELECT ");
    append_text(&sql, columns);
    append_text(&sql, "FROM item INDEXED BY item_due\n"
                      "WHERE item.status = 0 AND item.due_day < ?\n"
                      "    AND (item.wait_day IS NULL OR item.wait_day <= ?)\n"
                      "ORDER BY item.due_day, ifnull(item.due_minute, 1440), ifnull(item.priority, 4), item.id");
    append(&sql, "", 1);
    sqlite3_stmt *found = prepare(list, sql.bytes);
    sqlite3_bind_int64(found, 1, end_of_upcoming(moment.today));
    sqlite3_bind_int64(found, 2, moment.today);

    Buffer arena = {0}, rows = {0};
    size_t count = 0;
    int code;
    while ((code = sqlite3_step(found)) == SQLITE_ROW) {
        int day = sqlite3_column_int(found, 6);
        bool has_time = sqlite3_column_type(found, 7) != SQLITE_NULL;
        Row row = {.id = sqlite3_column_int64(found, 0), .group = NO_GROUP};
        row.group = group_of(day, has_time, sqlite3_column_int(found, 7), moment);
        row.priority = sqlite3_column_int(found, 5);
        row.when = when_of(&arena, day, has_time, sqlite3_column_int(found, 7), row.group, moment);
        row.title = title_of(&arena, found);
        row.extra = extra_of(&arena, found);
        append(&rows, &row, sizeof row);
        count++;
    }
    check(list, code);
    sqlite3_finalize(found);
    Buffer foot = others(list, moment);
    run(list, "COMMIT");
    if (count) print_rows((const Row *)rows.bytes, count, &arena, foot.bytes);
    else print_empty_answer(list, moment, foot.bytes);
}

// MARK: list

static Piece full_when_of(Buffer *arena, int day, bool has_time, int minute, bool is_open, Now now) {
    size_t start = arena->count;
    append_near_day(arena, day, now);
    if (has_time) {
        append(arena, " ", 1);
        append_time(arena, minute);
    }
    if (is_open && has_passed(day, has_time, minute, now)) append_text(arena, ", overdue");
    return (Piece){start, arena->count - start, (int)(arena->count - start)};
}

static bool is_blocked(List *list, sqlite3_stmt *question, long long id) {
    sqlite3_reset(question);
    sqlite3_bind_int64(question, 1, id);
    check(list, sqlite3_step(question));
    return sqlite3_column_int(question, 0);
}

// Selects the ids of open items in the default order. Sorting ids and reading each item later is faster than sorting rows.
static sqlite3_stmt *find_ids(List *list, const char *tag, const char *project, Now moment) {
    Buffer sql = {0};
    append_text(&sql, "SELECT item.id, item.parent, item.due_day, item.status, ifnull(item.wait_day > ?, 0)\n"
                      "FROM item\n"
                      "WHERE (");
    if (tag) append_text(&sql, "(item.id IN (SELECT tag.item FROM tag WHERE tag.name = ?) AND ");
    if (project) append_text(&sql, "((item.project = ? OR (item.project > ? AND item.project < ?)) AND ");
    append_text(&sql, "item.status = 0");
    if (tag) append_text(&sql, ")");
    if (project) append_text(&sql, ")");
    append_text(&sql, ")\n"
                      "ORDER BY item.due_day NULLS LAST, ifnull(item.due_minute, 1440), ifnull(item.priority, 4), item.id");
    append(&sql, "", 1);
    sqlite3_stmt *ids = prepare(list, sql.bytes);
    int at = 1;
    sqlite3_bind_int64(ids, at++, moment.today);
    if (tag) sqlite3_bind_text(ids, at++, tag, -1, SQLITE_STATIC);
    if (project) {
        char from[256], to[256];
        snprintf(from, sizeof from, "%s.", project);
        snprintf(to, sizeof to, "%s/", project);
        sqlite3_bind_text(ids, at++, project, -1, SQLITE_STATIC);
        sqlite3_bind_text(ids, at++, from, -1, SQLITE_TRANSIENT);
        sqlite3_bind_text(ids, at++, to, -1, SQLITE_TRANSIENT);
    }
    return ids;
}

static sqlite3_stmt *prepare_item(List *list) {
    Buffer sql = {0};
    append_text(&sql, "SELECT ");
    append_text(&sql, columns);
    append_text(&sql, "FROM item WHERE item.id = ?");
    append(&sql, "", 1);
    return prepare(list, sql.bytes);
}

static sqlite3_stmt *prepare_needs(List *list) {
    return prepare(list, "SELECT EXISTS (SELECT 1 FROM need JOIN item AS first ON first.id = need.needs\n"
                         "    WHERE need.item = ? AND first.status = 0)");
}

static Row read_row(List *list, sqlite3_stmt *item, sqlite3_stmt *needs, long long id, Buffer *arena, Now moment) {
    sqlite3_reset(item);
    sqlite3_bind_int64(item, 1, id);
    check(list, sqlite3_step(item));
    Row row = {.id = sqlite3_column_int64(item, 0), .group = NO_GROUP};
    bool is_open = sqlite3_column_int(item, 12) == 0;
    row.priority = sqlite3_column_int(item, 5);
    if (sqlite3_column_type(item, 6) != SQLITE_NULL) {
        bool has_time = sqlite3_column_type(item, 7) != SQLITE_NULL;
        row.when = full_when_of(arena, sqlite3_column_int(item, 6), has_time, sqlite3_column_int(item, 7), is_open, moment);
    }
    if (sqlite3_column_type(item, 17) != SQLITE_NULL && is_blocked(list, needs, row.id)) row.state = blocked;
    if (!is_open) row.state = done;
    row.title = title_of(arena, item);
    row.extra = extra_of(arena, item);
    return row;
}

static void list_items(List *list, char **words, int word_count) {
    Now moment = now();
    const char *tag = NULL, *project = NULL;
    for (int at = 0; at < word_count; at++) {
        if (words[at][0] == '+') tag = words[at] + 1;
        else if (strncmp(words[at], "project:", 8) == 0) project = words[at] + 8;
        else fail("list takes +TAG and project:NAME");
    }
    begin(list, "BEGIN");
    Buffer ids = {0}, arena = {0}, rows = {0};
    size_t count = 0;
    int code;
    sqlite3_stmt *found = find_ids(list, tag, project, moment);
    while ((code = sqlite3_step(found)) == SQLITE_ROW) {
        long long id = sqlite3_column_int64(found, 0);
        if (!sqlite3_column_int(found, 4)) append(&ids, &id, sizeof id);
    }
    check(list, code);
    sqlite3_finalize(found);

    sqlite3_stmt *item = prepare_item(list), *needs = prepare_needs(list);
    for (; count < ids.count / sizeof(long long); count++) {
        Row row = read_row(list, item, needs, ((const long long *)ids.bytes)[count], &arena, moment);
        append(&rows, &row, sizeof row);
    }
    sqlite3_finalize(item);
    sqlite3_finalize(needs);
    run(list, "COMMIT");
    Buffer nothing = {0};
    append_text(&nothing, "Nothing matches.\n");
    if (count) print_rows((const Row *)rows.bytes, count, &arena, "");
    else send(&nothing);
}

// MARK: find

static bool occurs(const utf8proc_uint8_t *word, const char *text) {
    bool is_ascii = true;
    for (const char *at = text; *at && is_ascii; at++) is_ascii = !(*at & 0x80);
    if (is_ascii) return strcasestr(text, (const char *)word) != NULL;
    utf8proc_uint8_t *folded = folded_from((const unsigned char *)text);
    bool answer = strstr((const char *)folded, (const char *)word) != NULL;
    free(folded);
    return answer;
}

static void append_match(Buffer *arena, const char *label, const char *text) {
    append_text(arena, label);
    append_visible(arena, text, strlen(text));
    append(arena, "\n", 1);
}

// Returns the matching fields if the title does not match. The notes in benchmark lists fit on one line.
static Piece matches_of(Buffer *arena, sqlite3_stmt *item, const utf8proc_uint8_t *word) {
    size_t start = arena->count;
    if (occurs(word, (const char *)sqlite3_column_text(item, 2))) return (Piece){start, 0, 0};
    const char *project = (const char *)sqlite3_column_text(item, 4);
    if (project && occurs(word, project)) {
        append_match(arena, "project: ", project);
        return (Piece){start, arena->count - start, 0};
    }
    char *tags = sqlite3_column_type(item, 16) == SQLITE_NULL ? NULL : strdup((const char *)sqlite3_column_text(item, 16));
    for (char *tag = tags ? strtok(tags, " ") : NULL; tag; tag = strtok(NULL, " "))
        if (occurs(word, tag)) append_match(arena, *tag == '@' ? "tag: " : "tag: +", tag);
    free(tags);
    const char *note = (const char *)sqlite3_column_text(item, 3);
    if (arena->count == start && note && occurs(word, note)) append_match(arena, "note: ", note);
    return (Piece){start, arena->count - start, 0};
}

static void find(List *list, const char *typed) {
    Now moment = now();
    utf8proc_uint8_t *word = folded_from((const unsigned char *)typed);
    Buffer phrase = {0}, tokens = grams_of(word, false), arena = {0}, rows = {0};
    if (!tokens.count) fail("find takes a word of two letters or more");
    append(&phrase, "\"", 1);
    append(&phrase, tokens.bytes, tokens.count);
    append(&phrase, "\"", 1);
    begin(list, "BEGIN");
    sqlite3_stmt *found = prepare(list, "SELECT rowid FROM search\n"
                                        "WHERE search MATCH ?\n"
                                        "ORDER BY bm25(search, 10, 1, 5, 3), rowid");
    sqlite3_bind_text(found, 1, phrase.bytes, (int)phrase.count, SQLITE_STATIC);
    sqlite3_stmt *item = prepare_item(list), *needs = prepare_needs(list);
    size_t count = 0;
    int code;
    while ((code = sqlite3_step(found)) == SQLITE_ROW) {
        Row row = read_row(list, item, needs, sqlite3_column_int64(found, 0), &arena, moment);
        row.matches = matches_of(&arena, item, word);
        append(&rows, &row, sizeof row);
        count++;
    }
    check(list, code);
    sqlite3_finalize(found);
    sqlite3_finalize(item);
    sqlite3_finalize(needs);
    run(list, "COMMIT");
    if (!count) fail("no match; search for another word");
    print_rows((const Row *)rows.bytes, count, &arena, "");
}

// MARK: add

// Returns the text in composed form (NFC).
static char *composed(const char *text) {
    for (const char *at = text; *at; at++)
        if (*at & 0x80) return (char *)utf8proc_NFC((const utf8proc_uint8_t *)text);
    return strdup(text);
}

static void begin_change(List *list, const char *command, long long instant) {
    static sqlite3_stmt *insert;
    kept(list, &insert,
         "INSERT INTO change (at, command, first_new)\n"
         "SELECT ?, ?, 1 + max(\n"
         "    ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'item'), 0), ifnull((SELECT max(id) FROM item), 0))\n"
         "RETURNING id, first_new");
    sqlite3_bind_int64(insert, 1, instant);
    sqlite3_bind_text(insert, 2, command, -1, SQLITE_STATIC);
    check(list, sqlite3_step(insert));
    list->change = sqlite3_column_int64(insert, 0);
    list->first_new = sqlite3_column_int64(insert, 1);
    sqlite3_reset(insert);
}

#define IS_REWORDED "coalesce(replaced.title, replaced.note, replaced.project, replaced.tags) IS NOT NULL"

static void run_index(List *list, sqlite3_stmt **statement, const char *sql, long long change) {
    sqlite3_bind_int64(kept(list, statement, sql), 1, change);
    step_once(list, *statement);
}

// Indexes the items whose text a change replaced.
static void index_replaced(List *list, long long change) {
    static sqlite3_stmt *removing, *adding;
    run_index(
        list, &removing,
        "INSERT INTO search (search, rowid, title, note, tags, project)\n"
        "SELECT 'delete', replaced.item, grams(ifnull(replaced.title, item.title)), grams(ifnull(replaced.note, item.note)),\n"
        "    grams(ifnull(replaced.tags, " TAGS_OF("item.id") ")), grams(ifnull(replaced.project, item.project))\n"
        "FROM replaced LEFT JOIN item ON item.id = replaced.item\n"
        "WHERE replaced.change = ?1 AND " IS_REWORDED,
        change);
    run_index(
        list, &adding,
        INDEXED "FROM replaced CROSS JOIN item ON item.id = replaced.item\n"
        "WHERE replaced.change = ?1 AND (" IS_REWORDED " OR replaced.touched IS NULL) ORDER BY replaced.item",
        change);
}

// Indexes the items that a change added.
static void index_new(List *list, long long change) {
    static sqlite3_stmt *adding;
    run_index(
        list, &adding,
        INDEXED "FROM change CROSS JOIN item ON item.id BETWEEN change.first_new AND change.last_new\n"
        "WHERE change.id = ?1 ORDER BY item.id",
        change);
}

// Stores the number of items of the current change and updates the search index.
static void end_change(List *list) {
    static sqlite3_stmt *tally, *end;
    kept(list, &tally,
         "SELECT count(*), count(coalesce(title, note, project, tags)), (SELECT count(*) FROM item WHERE id >= ?2)\n"
         "FROM replaced WHERE change = ?1");
    bind_pair(tally, list->change, list->first_new);
    check(list, sqlite3_step(tally));
    long long replaced = sqlite3_column_int64(tally, 0), reworded = sqlite3_column_int64(tally, 1);
    long long added = sqlite3_column_int64(tally, 2);
    sqlite3_reset(tally);
    kept(list, &end,
         "UPDATE change SET items = ?2, last_new = ifnull((SELECT max(id) FROM item), 0) WHERE id = ?1");
    run_for(list, end, replaced + added);
    if (reworded) index_replaced(list, list->change);
    if (added) index_new(list, list->change);
}

// Adds one item within a transaction and appends the answer.
static void add_item(List *list, char **words, int count, Now moment, Buffer *answer) {
    static sqlite3_stmt *insert;
    Buffer command = {0}, title = {0};
    Date due = {0};
    append_text(&command, "add");
    for (int i = 0; i < count; i++) {
        append(&command, " ", 1);
        append_text(&command, words[i]);
        if (sscanf(words[i], "due:%4d-%2d-%2d", &due.year, &due.month, &due.day) == 3) continue;
        if (title.count) append(&title, " ", 1);
        append_text(&title, words[i]);
    }
    append(&command, "", 1);
    append(&title, "", 1);
    if (title.count == 1) fail("the title is empty");

    unsigned char uuid[16];
    uint64_t random;
    if (getrandom(&random, sizeof random, 0) != sizeof random) fail("no random numbers");
    make_uuid(uuid, moment.instant, random);
    char *typed = composed(command.bytes), *stored = composed(title.bytes);

    begin_change(list, typed, moment.instant);
    kept(list, &insert,
         "INSERT INTO item (uuid, title, note, project, priority, due_day, due_minute, wait_day, repeats, repeats_from,\n"
         "    parent, status, created, changed, completed, touched)\n"
         "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, journal_change())");
    sqlite3_clear_bindings(insert);
    sqlite3_bind_blob(insert, 1, uuid, sizeof uuid, SQLITE_STATIC);
    sqlite3_bind_text(insert, 2, stored, -1, SQLITE_STATIC);
    if (due.year) sqlite3_bind_int64(insert, 6, day_number(due));
    sqlite3_bind_int(insert, 12, 0);
    sqlite3_bind_int64(insert, 13, moment.instant);
    sqlite3_bind_int64(insert, 14, moment.instant);
    step_once(list, insert);
    long long id = sqlite3_last_insert_rowid(list->db);
    end_change(list);

    append_text(answer, "Added ");
    append_number(answer, id, 1);
    append_text(answer, ": ");
    append_visible(answer, title.bytes, title.count - 1);
    append(answer, "\n", 1);
    if (due.year) {
        append_text(answer, "  due ");
        append_day(answer, day_number(due), moment.year);
        append(answer, "\n", 1);
    }
    free(typed);
    free(stored);
    free(command.bytes);
    free(title.bytes);
}

static void add(List *list, char **words, int count) {
    Buffer answer = {0};
    Now moment = now();
    begin(list, "BEGIN IMMEDIATE");
    add_item(list, words, count, moment, &answer);
    run(list, "COMMIT");
    send(&answer);
}

// MARK: Lines of standard input

static double uptime(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void commit_and_send(List *list, Buffer *answer) {
    if (!sqlite3_get_autocommit(list->db)) run(list, "COMMIT");
    send(answer);
    answer->count = 0;
}

static void run_line(List *list, char *line, Buffer *answer) {
    static sqlite3_stmt *begin_part, *end_part;
    char *words[256];
    int count = 0;
    for (char *word = strtok(line, " "); word && count < 256; word = strtok(NULL, " ")) words[count++] = word;
    if (count < 2 || strcmp(words[0], "add") != 0) fail("only add commands are supported");
    if (sqlite3_get_autocommit(list->db)) run(list, "BEGIN IMMEDIATE");
    step_once(list, kept(list, &begin_part, "SAVEPOINT part"));
    begin(list, "");
    add_item(list, words + 1, count - 1, now(), answer);
    step_once(list, kept(list, &end_part, "RELEASE part"));
}

// Runs the lines of standard input as separate changes in shared transactions. A transaction ends when no line is
// waiting, after 0.2 s, or after 32 KiB of answers.
static void run_script(List *list) {
    Buffer input = {0}, answer = {0};
    double began = 0;
    for (ssize_t count = 1; count > 0;) {
        commit_and_send(list, &answer);
        began = 0;
        count = read(STDIN_FILENO, reserve(&input, 1 << 16), 1 << 16);
        if (count < 0) fail("can't read the input: %s", strerror(errno));
        input.count += (size_t)count;
        if (count == 0 && input.count) append(&input, "\n", 1);
        size_t start = 0;
        for (char *end; (end = memchr(input.bytes + start, '\n', input.count - start));) {
            *end = '\0';
            if (!began) began = uptime();
            run_line(list, input.bytes + start, &answer);
            start = (size_t)(end + 1 - input.bytes);
            if (answer.count <= 1 << 15 && uptime() - began <= 0.2) continue;
            commit_and_send(list, &answer);
            began = 0;
        }
        memmove(input.bytes, input.bytes + start, input.count - start);
        input.count -= start;
    }
    commit_and_send(list, &answer);
}

// MARK: suggest

// Prints the open items whose ids start with these digits, such as 3, 30 to 39 and 300 to 399.
static void suggest(List *list, const char *digits) {
    enum { LIMIT = 60, RANGE = 10000, MAX_WIDTH = 60 };
    Buffer answer = {0};
    static sqlite3_stmt *greatest, *items;
    long long low = atoll(digits), high = low;
    int left = LIMIT;
    if (low < 1 || *digits == '0') fail("no id starts with these digits");
    begin(list, "BEGIN");
    kept(list, &greatest, "SELECT max(id) FROM item");
    check(list, sqlite3_step(greatest));
    long long last = sqlite3_column_int64(greatest, 0);
    sqlite3_reset(greatest);
    for (; low <= last && left > 0; low *= 10, high = high * 10 + 9) {
        long long end = high < last ? high : last;
        kept(list, &items,
             "SELECT id, title FROM item WHERE id BETWEEN ? AND ? AND status = ? ORDER BY id ASC LIMIT ?");
        sqlite3_bind_int64(items, 1, low);
        sqlite3_bind_int64(items, 2, end - low < RANGE ? end : low + RANGE - 1);
        sqlite3_bind_int(items, 3, 0);
        sqlite3_bind_int(items, 4, left);
        int code;
        while ((code = sqlite3_step(items)) == SQLITE_ROW) {
            const char *title = (const char *)sqlite3_column_text(items, 1);
            if (width_of(title, strlen(title)) > MAX_WIDTH) fail("the title is too long");
            append_number(&answer, sqlite3_column_int64(items, 0), 1);
            append(&answer, "\t", 1);
            append_visible(&answer, title, strlen(title));
            append(&answer, "\n", 1);
            left--;
        }
        check(list, code);
        sqlite3_reset(items);
    }
    run(list, "COMMIT");
    send(&answer);
}

// MARK: done, reopen, change, remove, undo

typedef struct {
    long long id;
    char *title;
    bool is_open, has_due, has_time;
    int due, minute;
} Target;

static void print_message(const char *sentence) {
    fprintf(stderr, "%s\n", sentence);
}

static void begin_command(List *list, const char *command, Now moment) {
    begin(list, "BEGIN IMMEDIATE");
    begin_change(list, command, moment.instant);
}

// Prepares a query for complete items.
static sqlite3_stmt *prepare_items(List *list, const char *condition) {
    Buffer sql = {0};
    append_text(&sql, "SELECT ");
    append_text(&sql, columns);
    append_text(&sql, "FROM item\nWHERE ");
    append_text(&sql, condition);
    append_text(&sql, "\nORDER BY item.id");
    append(&sql, "", 1);
    return prepare(list, sql.bytes);
}

static Target choose(List *list, long long id) {
    sqlite3_stmt *items = prepare_items(list, "item.id BETWEEN ? AND ?");
    bind_pair(items, id, id);
    if (sqlite3_step(items) != SQLITE_ROW) fail("no item %lld", id);
    Target target = {
        .id = id,
        .title = strdup((const char *)sqlite3_column_text(items, 2)),
        .is_open = sqlite3_column_int(items, 12) == 0,
        .has_due = sqlite3_column_type(items, 6) != SQLITE_NULL,
        .has_time = sqlite3_column_type(items, 7) != SQLITE_NULL,
        .due = sqlite3_column_int(items, 6),
        .minute = sqlite3_column_int(items, 7),
    };
    check(list, sqlite3_step(items));
    sqlite3_finalize(items);
    return target;
}

static void print_change(const char *verb, Target item, const Buffer *detail) {
    Buffer answer = {0};
    append_text(&answer, verb);
    append(&answer, " ", 1);
    append_number(&answer, item.id, 1);
    append_text(&answer, ": ");
    append_visible(&answer, item.title, strlen(item.title));
    append(&answer, "\n", 1);
    if (detail->count) {
        append(&answer, "  ", 2);
        append(&answer, detail->bytes, detail->count);
        append(&answer, "\n", 1);
    }
    send(&answer);
    print_message("adder undo reverses it.");
}

static void end_command(List *list) {
    end_change(list);
    run(list, "COMMIT");
}

// Fails if an item meets the condition, whose parameter is a list of ids or one id.
static void expect_none(List *list, const char *condition, const char *ids, long long id) {
    sqlite3_stmt *items = prepare_items(list, condition);
    if (ids) sqlite3_bind_text(items, 1, ids, -1, SQLITE_STATIC);
    else sqlite3_bind_int64(items, 1, id);
    if (sqlite3_step(items) == SQLITE_ROW) fail("the item has relations");
    sqlite3_finalize(items);
}

static void set_status(List *list, Target item, bool is_open, Now moment) {
    sqlite3_stmt *update = prepare(
        list, "UPDATE item SET status = ?, changed = ?, completed = ?, touched = journal_change() WHERE id = ?");
    sqlite3_bind_int(update, 1, !is_open);
    sqlite3_bind_int64(update, 2, moment.instant);
    if (!is_open) sqlite3_bind_int64(update, 3, moment.instant);
    sqlite3_bind_int64(update, 4, item.id);
    step_once(list, update);
    sqlite3_finalize(update);
}

#define IS_WAITING \
    "item.status = 0 AND item.id IN (SELECT item FROM need WHERE needs IN (SELECT value FROM json_each(?)))"

// The items in benchmarks have no repetition, no dependencies and no parts.
static void complete(List *list, long long id) {
    Now moment = now();
    char command[32];
    snprintf(command, sizeof command, "done %lld", id);
    begin_command(list, command, moment);
    Target item = choose(list, id);
    if (!item.is_open) fail("%lld is done", id);
    set_status(list, item, false, moment);
    char ids[32];
    snprintf(ids, sizeof ids, "[%lld]", id);
    expect_none(list, IS_WAITING "\n"
                      "AND NOT EXISTS (SELECT 1 FROM need JOIN item AS other ON other.id = need.needs\n"
                      "    WHERE need.item = item.id AND other.status = 0)", ids, 0);
    expect_none(list, "item.status = 0 AND item.parent IN (SELECT value FROM json_each(?))", ids, 0);
    end_command(list);
    print_change("Done", item, &(Buffer){0});
}

static void reopen(List *list, long long id) {
    Now moment = now();
    Buffer detail = {0};
    char command[32], ids[32];
    snprintf(command, sizeof command, "reopen %lld", id);
    snprintf(ids, sizeof ids, "[%lld]", id);
    begin_command(list, command, moment);
    Target item = choose(list, id);
    if (item.is_open) fail("%lld is open", id);
    set_status(list, item, true, moment);
    expect_none(list, IS_WAITING, ids, 0);
    end_command(list);
    if (item.has_due) {
        append_text(&detail, "due ");
        append_day(&detail, item.due, moment.year);
        if (item.has_time) {
            append(&detail, " ", 1);
            append_time(&detail, item.minute);
        }
    }
    print_change("Reopened", item, &detail);
}

static void change(List *list, long long id, const char *tag) {
    Now moment = now();
    Buffer detail = {0};
    char command[160];
    snprintf(command, sizeof command, "change %lld +%s", id, tag);
    begin_command(list, command, moment);
    Target item = choose(list, id);
    sqlite3_stmt *update = prepare(list, "UPDATE item SET changed = ?, touched = journal_change() WHERE id = ?");
    sqlite3_bind_int64(update, 1, moment.instant);
    sqlite3_bind_int64(update, 2, id);
    step_once(list, update);
    sqlite3_finalize(update);
    sqlite3_stmt *insert = prepare(list, "INSERT INTO tag (item, name) VALUES (?, ?)");
    sqlite3_bind_int64(insert, 1, id);
    sqlite3_bind_text(insert, 2, tag, -1, SQLITE_STATIC);
    step_once(list, insert);
    sqlite3_finalize(insert);
    end_command(list);
    append(&detail, "+", 1);
    append_text(&detail, tag);
    print_change("Changed", item, &detail);
}

static void run_with_id(List *list, const char *sql, long long id) {
    sqlite3_stmt *statement = prepare(list, sql);
    sqlite3_bind_int64(statement, 1, id);
    step_once(list, statement);
    sqlite3_finalize(statement);
}

static void run_with(List *list, const char *sql, const char *ids) {
    sqlite3_stmt *statement = prepare(list, sql);
    sqlite3_bind_text(statement, 1, ids, -1, SQLITE_STATIC);
    step_once(list, statement);
    sqlite3_finalize(statement);
}

static void remove_item(List *list, long long id) {
    Now moment = now();
    char command[32], ids[32];
    snprintf(command, sizeof command, "remove %lld", id);
    snprintf(ids, sizeof ids, "[%lld]", id);
    begin_command(list, command, moment);
    Target item = choose(list, id);
#define REMOVED "(SELECT value FROM json_each(?1))"
    run_with(list, "SELECT DISTINCT item FROM need WHERE needs IN " REMOVED " AND item NOT IN " REMOVED " ORDER BY item",
             ids);
    run_with(list, "SELECT id FROM item WHERE parent IN " REMOVED " AND id NOT IN " REMOVED " ORDER BY id", ids);
    run_with(list, "DELETE FROM need WHERE needs IN " REMOVED, ids);
    run_with(list, "UPDATE item SET parent = NULL WHERE parent IN " REMOVED, ids);
    run_with(list, "DELETE FROM item WHERE id IN " REMOVED, ids);
    end_command(list);
    print_change("Removed", item, &(Buffer){0});
}

#define CHANGE_COLUMNS "change.id, change.at, change.command, change.undone"
#define SELECT_PRESENT \
    "SELECT " ITEM_COLUMNS(PRESENT) ", " TAGS_OF("item.id") ", " NEEDS_OF("item.id") " FROM item WHERE id = ?"
#define SELECT_REPLACED "SELECT " ALL_COLUMNS(NAME) " FROM replaced WHERE change = ? AND item = ?"
enum { TOUCHED_COLUMN = 15, COLUMN_COUNT = 18 };

// Returns the item of a change before the last one, or 0.
static long long next_item(List *list, sqlite3_stmt *items, long long change, long long last) {
    bind_pair(items, change, last);
    int code = sqlite3_step(items);
    check(list, code);
    long long item = code == SQLITE_ROW ? sqlite3_column_int64(items, 0) : 0;
    sqlite3_reset(items);
    return item;
}

// Undoes the latest change, which must have added one item.
static void undo(List *list) {
    Now moment = now();
    begin(list, "BEGIN IMMEDIATE");
    run(list, "PRAGMA defer_foreign_keys = ON");
    list->is_replaying = true;
    sqlite3_stmt *newest = prepare(list, "SELECT " CHANGE_COLUMNS " FROM change\n"
                                         "WHERE undone = 0 ORDER BY id DESC LIMIT ?");
    sqlite3_bind_int(newest, 1, 1);
    if (sqlite3_step(newest) != SQLITE_ROW) fail("nothing to undo");
    long long id = sqlite3_column_int64(newest, 0), at = sqlite3_column_int64(newest, 1);
    char *command = strdup((const char *)sqlite3_column_text(newest, 2));
    check(list, sqlite3_step(newest));
    sqlite3_finalize(newest);

    sqlite3_stmt *present = prepare(list, SELECT_PRESENT), *other = prepare(list, SELECT_REPLACED);
    // For changes that do more than add items.
    sqlite3_stmt *unused[] = {
        prepare(list, "INSERT INTO item (" ITEM_COLUMNS(NAME) ", id)\n"
                      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        prepare(list, "UPDATE item SET (" ITEM_COLUMNS(NAME) ")\n"
                      "= (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ?"),
        prepare(list, "DELETE FROM replaced WHERE change = ? AND item = ?"),
        prepare(list, "DELETE FROM tag WHERE item = ? AND name = ?"),
        prepare(list, "INSERT INTO tag (item, name) VALUES (?, ?)"),
        prepare(list, "DELETE FROM need WHERE item = ? AND needs = ?"),
        prepare(list, "INSERT INTO need (item, needs) VALUES (?, ?)"),
    };
    sqlite3_stmt *delete = prepare(list, "DELETE FROM item WHERE id = ?");
    sqlite3_stmt *keep = prepare(list, "REPLACE INTO replaced (change, item, " ALL_COLUMNS(NAME) ")\n"
                                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    run_with_id(list, "SELECT first_new, last_new FROM change WHERE id = ?", id);
    sqlite3_stmt *items = prepare(list, "SELECT item FROM replaced WHERE change = ?1 AND item < ?2\n"
                                        "UNION\n"
                                        "SELECT item.id FROM change CROSS JOIN item ON item.id BETWEEN first_new AND last_new\n"
                                        "WHERE change.id = ?1 AND item.id < ?2\n"
                                        "ORDER BY 1 DESC LIMIT 500");
    long long item = next_item(list, items, id, INT64_MAX);
    sqlite3_bind_int64(present, 1, item);
    bind_pair(other, id, item);
    if (sqlite3_step(present) != SQLITE_ROW || sqlite3_step(other) == SQLITE_ROW) fail("the change did not add an item");
    if (sqlite3_column_int64(present, TOUCHED_COLUMN) != id) fail("a later change touched the item");
    bind_pair(keep, id, item);
    for (int i = 0; i < COLUMN_COUNT; i++) {
        if (sqlite3_column_type(present, i) == SQLITE_NULL) sqlite3_bind_text(keep, i + 3, "", 0, SQLITE_STATIC);
        else sqlite3_bind_value(keep, i + 3, sqlite3_column_value(present, i));
    }
    sqlite3_finalize(present);
    sqlite3_finalize(other);
    sqlite3_bind_int64(delete, 1, item);
    step_once(list, delete);
    step_once(list, keep);
    if (next_item(list, items, id, item)) fail("the change affects several items");
    sqlite3_finalize(delete);
    sqlite3_finalize(keep);
    sqlite3_finalize(items);
    for (size_t i = 0; i < sizeof unused / sizeof *unused; i++) sqlite3_finalize(unused[i]);
    run_with_id(list, "SELECT item FROM need WHERE needs = ?", item);
    run_with_id(list, "SELECT id FROM item WHERE parent = ?", item);
    run_with_id(list, "UPDATE change SET undone = 1, undone_after = (SELECT max(id) FROM change WHERE synced = 0) WHERE id = ?", id);
    index_replaced(list, id);
    index_new(list, id);
    sqlite3_stmt *note = prepare(list, "INSERT INTO replay (at, change, undone, newest) SELECT ?, ?, ?, max(id) FROM change");
    sqlite3_bind_int64(note, 1, moment.instant);
    sqlite3_bind_int64(note, 2, id);
    sqlite3_bind_int64(note, 3, 1);
    step_once(list, note);
    sqlite3_finalize(note);
    run(list, "COMMIT");

    Buffer answer = {0};
    append_text(&answer, "Undone: ");
    append_visible(&answer, command, strlen(command));
    append_text(&answer, "  (");
    append_moment(&answer, at, moment);
    append_text(&answer, ")\n");
    send(&answer);
    print_message("adder redo reapplies it.");
}

// MARK: tags and projects

typedef struct {
    char *name;
    long long open, done, open_below, done_below;
    int depth;
} Count;

static size_t read_counts(List *list, const char *sql, Buffer *counts) {
    begin(list, "BEGIN");
    sqlite3_stmt *rows = prepare(list, sql);
    int code;
    while ((code = sqlite3_step(rows)) == SQLITE_ROW) {
        const char *name = (const char *)sqlite3_column_text(rows, 0);
        Count count = {name ? strdup(name) : NULL, sqlite3_column_int64(rows, 1), sqlite3_column_int64(rows, 2), 0, 0, 0};
        append(counts, &count, sizeof count);
    }
    check(list, code);
    sqlite3_finalize(rows);
    run(list, "COMMIT");
    return counts->count / sizeof(Count);
}

static void append_label(Buffer *buffer, const Count *count, const char *nameless, bool is_tag) {
    append_spaces(buffer, 2 * count->depth);
    if (!count->name) append_text(buffer, nameless);
    else if (is_tag && *count->name != '@') append(buffer, "+", 1);
    if (count->name) append_visible(buffer, count->name, strlen(count->name));
}

static void append_count(Buffer *buffer, long long number, const char *what, int width) {
    append_spaces(buffer, 2 + width - snprintf(NULL, 0, "%lld", number));
    append_number(buffer, number, 1);
    append_text(buffer, what);
}

static void print_counts(const Count *counts, size_t count, const char *nameless, bool is_tag) {
    Buffer labels = {0}, pieces = {0}, answer = {0};
    int label_width = 0, open_width = 0, done_width = 0;
    for (const Count *row = counts; row < counts + count; row++) {
        size_t start = labels.count;
        append_label(&labels, row, nameless, is_tag);
        Piece piece = piece_from(&labels, start);
        append(&pieces, &piece, sizeof piece);
        label_width = larger(label_width, piece.width);
        open_width = larger(open_width, snprintf(NULL, 0, "%lld", row->open));
        done_width = larger(done_width, snprintf(NULL, 0, "%lld", row->done));
    }
    for (size_t i = 0; i < count; i++) {
        const Count *row = counts + i;
        Piece label = ((const Piece *)pieces.bytes)[i];
        append(&answer, labels.bytes + label.start, label.count);
        append_spaces(&answer, label_width - label.width);
        append_count(&answer, row->open, " open", open_width);
        append_count(&answer, row->done, " done", done_width);
        if (row->open_below + row->done_below) {
            append_text(&answer, "  (");
            append_number(&answer, row->open + row->open_below, 1);
            append_text(&answer, " open, ");
            append_number(&answer, row->done + row->done_below, 1);
            append_text(&answer, " done including subprojects)");
        }
        append(&answer, "\n", 1);
    }
    send(&answer);
}

static void list_tags(List *list) {
    Buffer counts = {0};
    size_t count = read_counts(
        list,
        "SELECT name, sum(open), sum(every) - sum(open)\n"
        "FROM (\n"
        "    SELECT name, count(*) AS every, 0 AS open FROM tag GROUP BY name\n"
        "    UNION ALL\n"
        "    SELECT tag.name, 0, count(*)\n"
        "    FROM item CROSS JOIN tag ON tag.item = item.id\n"
        "    WHERE item.status = 0\n"
        "    GROUP BY tag.name\n"
        "    UNION ALL\n"
        "    SELECT NULL, count(*), ifnull(sum(item.status = 0), 0)\n"
        "    FROM item\n"
        "    WHERE NOT EXISTS (SELECT 1 FROM tag WHERE tag.item = item.id)\n"
        ")\n"
        "GROUP BY name\n"
        "ORDER BY name IS NULL, name",
        &counts);
    print_counts((const Count *)counts.bytes, count, "No tag", true);
}

// Subprojects directly follow their project, and every project with subprojects has items of its own.
static void list_projects(List *list) {
    Buffer buffer = {0};
    size_t count = read_counts(list,
                               "SELECT item.project, sum(item.status = 0), sum(item.status <> 0)\n"
                               "FROM item\n"
                               "WHERE 1\n"
                               "GROUP BY item.project\n"
                               "ORDER BY item.project IS NULL, item.project",
                               &buffer);
    Count *counts = (Count *)buffer.bytes;
    for (size_t i = 0; i < count; i++)
        for (size_t j = i + 1; j < count && counts[i].name && counts[j].name; j++) {
            size_t length = strlen(counts[i].name);
            if (strncmp(counts[i].name, counts[j].name, length) != 0 || counts[j].name[length] != '.') continue;
            counts[i].open_below += counts[j].open;
            counts[i].done_below += counts[j].done;
            counts[j].depth++;
        }
    print_counts(counts, count, "No project", false);
}

// MARK: history and show

#define REDOABLE "change.undone_after = (SELECT max(id) FROM change WHERE synced = 0)"

typedef struct {
    sqlite3_stmt *items, *newest, *step;
} Names;

static Names prepare_names(List *list) {
    return (Names){
        .items = prepare(
            list, "WITH changed (id, first_new, last_new, undone) AS MATERIALIZED (\n"
                  "    SELECT id, first_new, last_new, undone FROM change WHERE id = ?1),\n"
                  "found (item, title, rank) AS (\n"
                  "    SELECT * FROM (\n"
                  "        SELECT item, iif(changed.undone OR uuid IS NOT NULL, title, NULL),\n"
                  "            iif(changed.undone, touched IS NOT NULL, uuid IS NULL)\n"
                  "        FROM changed CROSS JOIN replaced ON replaced.change = changed.id ORDER BY item LIMIT 1000)\n"
                  "    UNION ALL\n"
                  "    SELECT * FROM (\n"
                  "        SELECT item.id, NULL, 1 FROM changed CROSS JOIN item ON item.id BETWEEN first_new AND last_new\n"
                  "        ORDER BY item.id LIMIT 3)\n"
                  "    UNION ALL\n"
                  "    SELECT * FROM (\n"
                  "        SELECT item, NULL, 1 FROM changed CROSS JOIN replaced INDEXED BY replaced_item\n"
                  "            ON item BETWEEN first_new AND last_new AND uuid IS NOT NULL\n"
                  "        WHERE undone = 0 ORDER BY item LIMIT 3))\n"
                  "SELECT item, title FROM found ORDER BY rank, item LIMIT 3"),
        .newest = prepare(
            list, "SELECT title, touched FROM item WHERE id = ?1\n"
                  "UNION ALL\n"
                  "SELECT title, touched FROM replaced INDEXED BY replaced_item WHERE item = ?1 AND uuid IS NOT NULL"),
        .step = prepare(list, "SELECT title, touched FROM replaced WHERE change = ? AND item = ?"),
    };
}

// Appends the items of a change with their titles. Walks back from an item's newest change, unless the change kept the title.
static void append_names(List *list, Names names, long long change, Buffer *buffer) {
    const char *separator = "";
    int code;
    sqlite3_bind_int64(names.items, 1, change);
    while ((code = sqlite3_step(names.items)) == SQLITE_ROW) {
        long long item = sqlite3_column_int64(names.items, 0);
        sqlite3_stmt *named = names.items;
        int column = 1;
        if (sqlite3_column_type(named, column) == SQLITE_NULL) {
            named = names.newest;
            column = 0;
            sqlite3_bind_int64(named, 1, item);
            check(list, sqlite3_step(named));
            for (long long past = sqlite3_column_int64(named, 1); past > change;) {
                bind_pair(names.step, past, item);
                if (sqlite3_step(names.step) != SQLITE_ROW) break;
                if (sqlite3_column_type(names.step, 0) != SQLITE_NULL) fail("the title was changed");
                past = sqlite3_column_int64(names.step, 1);
                sqlite3_reset(names.step);
            }
        }
        append_text(buffer, separator);
        append_number(buffer, item, 1);
        append(buffer, " ", 1);
        append_visible(buffer, (const char *)sqlite3_column_text(named, column), (size_t)sqlite3_column_bytes(named, column));
        sqlite3_reset(names.newest);
        separator = ", ";
    }
    check(list, code);
    sqlite3_reset(names.items);
}

// The list must not have undone changes.
static void history(List *list, int limit) {
    Now moment = now();
    begin(list, "BEGIN");
    sqlite3_stmt *rows = prepare(list, "SELECT " CHANGE_COLUMNS ", change.items,\n"
                                       "    " REDOABLE "\n"
                                       "FROM change WHERE change.id < ? ORDER BY change.id DESC LIMIT ?");
    sqlite3_bind_int64(rows, 1, INT64_MAX);
    sqlite3_bind_int(rows, 2, limit + 1);
    Names names = prepare_names(list);
    Buffer arena = {0}, pieces = {0}, answer = {0};
    int count = 0, when_width = 0, command_width = 0, code;
    while ((code = sqlite3_step(rows)) == SQLITE_ROW) {
        Piece row[3];
        size_t start = arena.count;
        if (sqlite3_column_int(rows, 3)) fail("the list has undone changes");
        append_moment(&arena, sqlite3_column_int64(rows, 1), moment);
        row[0] = piece_from(&arena, start);
        start = arena.count;
        append_visible(&arena, (const char *)sqlite3_column_text(rows, 2), (size_t)sqlite3_column_bytes(rows, 2));
        row[1] = piece_from(&arena, start);
        start = arena.count;
        long long items = sqlite3_column_int64(rows, 4);
        if (items != 1) {
            append_number(&arena, items, 1);
            append_text(&arena, " items: ");
        }
        append_names(list, names, sqlite3_column_int64(rows, 0), &arena);
        row[2] = piece_from(&arena, start);
        if (count++ == limit) break;
        append(&pieces, row, sizeof row);
        when_width = larger(when_width, row[0].width);
        command_width = larger(command_width, row[1].width);
    }
    check(list, code);
    sqlite3_finalize(rows);
    sqlite3_finalize(names.items);
    sqlite3_finalize(names.newest);
    sqlite3_finalize(names.step);
    holds(list, "SELECT count(*) FROM change WHERE " REDOABLE);
    run(list, "COMMIT");
    if (count > limit) count = limit;
    if (command_width > MAX_TITLE_WIDTH) command_width = MAX_TITLE_WIDTH;
    int digits = snprintf(NULL, 0, "%d", count);
    for (int i = 0; i < count; i++) {
        const Piece *row = (const Piece *)pieces.bytes + 3 * i;
        append_spaces(&answer, 2 + digits - snprintf(NULL, 0, "%d", i + 1));
        append_text(&answer, "undo ");
        append_number(&answer, i + 1, 1);
        append_spaces(&answer, 2);
        append(&answer, arena.bytes + row[0].start, row[0].count);
        append_spaces(&answer, when_width - row[0].width + 2);
        append(&answer, arena.bytes + row[1].start, row[1].count);
        append_spaces(&answer, larger(0, command_width - row[1].width) + 2);
        append(&answer, arena.bytes + row[2].start, row[2].count);
        append(&answer, "\n", 1);
    }
    send(&answer);
}

typedef struct {
    const char *label;
    Buffer text;
} Line;

static void append_tags(Buffer *buffer, const char *tags) {
    while (tags && *tags) {
        size_t count = strcspn(tags, " ");
        if (buffer->count) append(buffer, " ", 1);
        if (*tags != '@') append(buffer, "+", 1);
        append(buffer, tags, count);
        tags += count + (tags[count] == ' ');
    }
}

static void append_uuid(Buffer *buffer, const unsigned char *uuid) {
    char digits[3];
    for (int i = 0; i < 16; i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10) append(buffer, "-", 1);
        append(buffer, digits, (size_t)snprintf(digits, sizeof digits, "%02x", uuid[i]));
    }
}

static void append_column(Buffer *buffer, sqlite3_stmt *row, int column) {
    append(buffer, sqlite3_column_blob(row, column), (size_t)sqlite3_column_bytes(row, column));
}

// The item must have no relations and no changes.
static void show(List *list, long long id) {
    Now moment = now();
    Line lines[] = {{"status", {0}}, {"due", {0}}, {"priority", {0}}, {"project", {0}}, {"tags", {0}},
                    {"note", {0}}, {"added", {0}}, {"completed", {0}}, {"uuid", {0}}};
    enum { STATUS, DUE, PRIORITY, PROJECT, TAGS, NOTE, ADDED, COMPLETED, UUID, LINES };
    Buffer answer = {0};
    begin(list, "BEGIN");
    sqlite3_stmt *ids = prepare(list, "SELECT item.id FROM item WHERE item.id BETWEEN ? AND ? ORDER BY item.id");
    bind_pair(ids, id, id);
    step_once(list, ids);
    sqlite3_finalize(ids);
    sqlite3_stmt *item = prepare_item(list);
    sqlite3_bind_int64(item, 1, id);
    if (sqlite3_step(item) != SQLITE_ROW) fail("no item %lld", id);
    bool is_open = sqlite3_column_int(item, 12) == 0;
    append_number(&answer, id, 1);
    append(&answer, "  ", 2);
    append_visible(&answer, (const char *)sqlite3_column_text(item, 2), (size_t)sqlite3_column_bytes(item, 2));
    append(&answer, "\n", 1);
    append_text(&lines[STATUS].text, is_open ? "open" : "done");
    if (sqlite3_column_type(item, 6) != SQLITE_NULL) {
        append_near_day(&lines[DUE].text, sqlite3_column_int(item, 6), moment);
        if (sqlite3_column_type(item, 7) != SQLITE_NULL) {
            append(&lines[DUE].text, " ", 1);
            append_time(&lines[DUE].text, sqlite3_column_int(item, 7));
        }
    }
    append_text(&lines[PRIORITY].text, priorities[sqlite3_column_int(item, 5)]);
    append_column(&lines[PROJECT].text, item, 4);
    append_tags(&lines[TAGS].text, (const char *)sqlite3_column_text(item, 16));
    append_column(&lines[NOTE].text, item, 3);
    append_moment(&lines[ADDED].text, sqlite3_column_int64(item, 13), moment);
    if (!is_open) append_moment(&lines[COMPLETED].text, sqlite3_column_int64(item, 15), moment);
    append_uuid(&lines[UUID].text, sqlite3_column_blob(item, 1));
    if (sqlite3_column_type(item, 17) != SQLITE_NULL) fail("the item has relations");
    check(list, sqlite3_step(item));
    sqlite3_finalize(item);
    expect_none(list, "item.id IN (SELECT item FROM need WHERE needs = ?)", NULL, id);
    expect_none(list, "item.parent = ?", NULL, id);

    int width = 0;
    for (int i = 0; i < LINES; i++)
        if (lines[i].text.count) width = larger(width, (int)strlen(lines[i].label));
    for (int i = 0; i < LINES; i++) {
        if (!lines[i].text.count) continue;
        append_spaces(&answer, 3);
        append_text(&answer, lines[i].label);
        append_spaces(&answer, width - (int)strlen(lines[i].label) + 2);
        append_visible(&answer, lines[i].text.bytes, lines[i].text.count);
        append(&answer, "\n", 1);
    }
    append_text(&answer, "   history\n");
    sqlite3_stmt *present = prepare(list, SELECT_PRESENT), *other = prepare(list, SELECT_REPLACED);
    sqlite3_stmt *change = prepare(list, "SELECT " CHANGE_COLUMNS " FROM change WHERE id = ?");
    sqlite3_bind_int64(present, 1, id);
    check(list, sqlite3_step(present));
    long long added = sqlite3_column_int64(present, TOUCHED_COLUMN);
    sqlite3_bind_int64(change, 1, added);
    check(list, sqlite3_step(change));
    bind_pair(other, added, id);
    if (sqlite3_step(other) == SQLITE_ROW) fail("the item was changed");
    append_spaces(&answer, 5);
    append_moment(&answer, sqlite3_column_int64(change, 1), moment);
    append_text(&answer, "  added as “");
    append_visible(&answer, (const char *)sqlite3_column_text(present, 1), (size_t)sqlite3_column_bytes(present, 1));
    append_text(&answer, "”\n");
    sqlite3_finalize(present);
    sqlite3_finalize(other);
    sqlite3_finalize(change);
    run(list, "COMMIT");
    send(&answer);
}

// MARK: Command line

// Returns false for an unknown command.
static bool perform(List *list, const char *command, char **words, int count) {
    const char *first = count > 0 ? words[0] : "", *second = count > 1 ? words[1] : "";
    if (strcmp(command, "upcoming") == 0) upcoming(list);
    else if (strcmp(command, "list") == 0) list_items(list, words, count);
    else if (strcmp(command, "find") == 0 && *first) find(list, first);
    else if (strcmp(command, "add") == 0) add(list, words, count);
    else if (strcmp(command, "done") == 0 && *first) complete(list, atoll(first));
    else if (strcmp(command, "reopen") == 0 && *first) reopen(list, atoll(first));
    else if (strcmp(command, "change") == 0 && *second == '+') change(list, atoll(first), second + 1);
    else if (strcmp(command, "remove") == 0 && strcmp(second, "--yes") == 0) remove_item(list, atoll(first));
    else if (strcmp(command, "undo") == 0) undo(list);
    else if (strcmp(command, "show") == 0 && *first) show(list, atoll(first));
    else if (strcmp(command, "history") == 0 && *first) history(list, atoi(first));
    else if (strcmp(command, "tags") == 0) list_tags(list);
    else if (strcmp(command, "projects") == 0) list_projects(list);
    else if (!*command) run_script(list);
    else if (strcmp(command, "suggest") == 0 && count == 5 && strcmp(words[3], "done") == 0) suggest(list, words[4]);
    else return false;
    return true;
}

int main(int count, char **words) {
    List list = {0};
    const char *path = getenv("ADDER_DB");
    int at = 1;
    if (at + 1 < count && strcmp(words[at], "--db") == 0) {
        path = words[at + 1];
        at += 2;
    }
    const char *command = at < count ? words[at++] : "";
    if (strcmp(command, "--version") == 0) {
        Buffer answer = {0};
        append_text(&answer, "adder " VERSION "\n");
        send(&answer);
        return 0;
    }
    open_list(&list, path);
    if (!perform(&list, command, words + at, count - at))
        fail("usage: baseline [--db PATH] --version | upcoming | list [+TAG] [project:NAME] | find WORD | add WORDS… |\n"
             "       done ID | reopen ID | change ID +TAG | remove ID --yes | undo | show ID | history COUNT |\n"
             "       tags | projects | suggest --shell zsh -- done DIGITS\n"
             "       or add commands on standard input");
    close_list(&list);
    return 0;
}
