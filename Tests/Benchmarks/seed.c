// Fills lists for benchmarks.
//
//   seed LIST COUNT              fills a list created by adder, always with the same items
//   seed LIST open|done COUNT    prints ids of items to use in benchmarks

#define _GNU_SOURCE

#include "list.h"

// Prints ids of open or done items without dependencies, distributed over the whole list.
static void print_ids(List *list, bool is_open, int limit) {
    Buffer answer = {0};
    begin(list, "BEGIN");
    sqlite3_stmt *ids = prepare(list, "SELECT id FROM item\n"
                                      "WHERE status = ? AND id NOT IN (SELECT item FROM need UNION SELECT needs FROM need)\n"
                                      "ORDER BY id % 101, id LIMIT ?");
    sqlite3_bind_int(ids, 1, !is_open);
    sqlite3_bind_int(ids, 2, limit);
    int code;
    while ((code = sqlite3_step(ids)) == SQLITE_ROW) {
        append_number(&answer, sqlite3_column_int64(ids, 0), 1);
        append(&answer, "\n", 1);
    }
    check(list, code);
    sqlite3_finalize(ids);
    run(list, "COMMIT");
    send(&answer);
}

// The number of upcoming items in a long list, or their share in a short one.
#define UPCOMING 360
#define UPCOMING_SHARE 0.2

static const char *const verbs[] = {"Call", "Write to", "Pay", "Review", "Plan", "Book",
                                    "Repair", "Return", "Clean", "Order", "Print", "Ask about"};
static const char *const things[] = {"the landlord", "the quarterly report", "rent", "Anna's draft", "the garden party",
                                     "a table for six", "the kitchen tap", "library books", "the bicycle", "new tyres",
                                     "the boarding passes", "the insurance", "the pull request of the storage team",
                                     "café supplies"};
static const char *const korean[] = {"집세 내기", "어머니께 전화하기", "분기 보고서 검토", "도서관 책 반납",
                                     "자전거 수리 맡기기", "저녁 식사 예약", "회의록 정리해서 보내기"};
static const char *const emoji[] = {"🎂 Birthday cake for Mina", "🚲 Pump up the tyres", "👩‍👩‍👧 Family photo",
                                    "☎️ Dentist", "🇰🇷 Renew the passport", "Water the plants 🌱"};
static const char *const tags[] = {"home", "work", "money", "phone", "@shop", "@office", "@train",
                                   "errand", "garden", "health", "family", "urgent", "later", "reading",
                                   "writing", "travel", "car", "kids", "집", "회사"};
static const char *const projects[] = {"home", "home.garden", "work", "work.release", "taxes",
                                       "wedding", "thesis", "move", "한국여행", "club"};

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define PICK(array) ((array)[below(COUNT(array))])

// SplitMix64 with a fixed seed, so every run creates the same list.
static uint64_t state = 20261121;

static uint64_t next(void) {
    uint64_t z = state += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

static uint64_t below(uint64_t limit) {
    return next() % limit;
}

static int percent(int share) {
    return below(100) < (uint64_t)share;
}

static void make_title(char *title, size_t size, int number) {
    int kind = (int)below(8);
    if (kind < 2) snprintf(title, size, "%s", PICK(korean));
    else if (kind == 2) snprintf(title, size, "%s", PICK(emoji));
    else if (kind == 3) snprintf(title, size, "%s %s no. %d", PICK(verbs), PICK(things), number);
    else snprintf(title, size, "%s %s", PICK(verbs), PICK(things));
}

typedef struct {
    bool is_done, has_due;
    int due;
} Schedule;

// Seven of ten items are done. Of the others, about `UPCOMING` are due by the end of next week.
static Schedule make_schedule(int count, int today) {
    int end = end_of_upcoming(today);
    double share = (double)UPCOMING / count < UPCOMING_SHARE ? (double)UPCOMING / count : UPCOMING_SHARE;
    double chance = (double)(next() >> 11) / (double)(1ULL << 53);
    if (chance < share) {
        int due = percent(15) ? today - 1 - (int)below(60) : today + (int)below((uint64_t)(end - today));
        return (Schedule){false, true, due};
    }
    if (chance < share + 0.7) return (Schedule){true, percent(85), today - 365 + (int)below(percent(90) ? 365 : 730)};
    return (Schedule){false, percent(85), end + (int)below((uint64_t)(today + 365 - end))};
}

// All items are new, so nothing is kept of them.
static void seed(List *list, int count) {
    if (count < 100) fail("the minimum size of a list is 100 items");
    Now moment = now();
    run(list, "PRAGMA cache_size = -200000; BEGIN IMMEDIATE");
    sqlite3_stmt *change = prepare(
        list, "INSERT INTO change (at, command, items, first_new, last_new)\n"
              "SELECT ?, ?, 1, id, id FROM (SELECT 1 + ifnull(max(id), 0) AS id FROM item)");
    sqlite3_stmt *item = prepare(
        list, "INSERT INTO item (uuid, title, note, project, priority, due_day, due_minute, status, created, changed,\n"
              "    completed, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, journal_change())");
    sqlite3_stmt *tag = prepare(list, "INSERT OR IGNORE INTO tag (item, name) VALUES (?, ?)");
    sqlite3_stmt *need = prepare(list, "INSERT INTO need (item, needs) VALUES (?, ?)");
    long long before = 0;
    for (int i = 0; i < count; i++) {
        char title[128], command[160];
        unsigned char uuid[16];
        Schedule schedule = make_schedule(count, moment.today);
        // Creation times are spread over the last two years.
        long long created = moment.instant - (long long)(count - i) * (730LL * 86400 / count);
        make_title(title, sizeof title, i + 1);
        snprintf(command, sizeof command, "add %s", title);
        sqlite3_bind_int64(change, 1, created);
        sqlite3_bind_text(change, 2, command, -1, SQLITE_STATIC);
        step_once(list, change);
        list->change = sqlite3_last_insert_rowid(list->db);
        make_uuid(uuid, created, next());
        sqlite3_clear_bindings(item);
        sqlite3_bind_blob(item, 1, uuid, sizeof uuid, SQLITE_STATIC);
        sqlite3_bind_text(item, 2, title, -1, SQLITE_STATIC);
        if (percent(20)) sqlite3_bind_text(item, 3, "Ask first; the number is on the fridge.", -1, SQLITE_STATIC);
        if (percent(60)) sqlite3_bind_text(item, 4, PICK(projects), -1, SQLITE_STATIC);
        if (percent(40)) sqlite3_bind_int(item, 5, 1 + (int)below(3));
        if (schedule.has_due) {
            sqlite3_bind_int(item, 6, schedule.due);
            if (percent(30)) sqlite3_bind_int(item, 7, 8 * 60 + 15 * (int)below(48));
        }
        sqlite3_bind_int(item, 8, schedule.is_done);
        sqlite3_bind_int64(item, 9, created);
        sqlite3_bind_int64(item, 10, created);
        if (schedule.is_done) sqlite3_bind_int64(item, 11, created + 3600);
        step_once(list, item);
        long long id = sqlite3_last_insert_rowid(list->db);
        for (int left = (int)below(4); left > 0; left--) {
            sqlite3_bind_int64(tag, 1, id);
            sqlite3_bind_text(tag, 2, PICK(tags), -1, SQLITE_STATIC);
            step_once(list, tag);
        }
        if (before && percent(2)) {
            sqlite3_bind_int64(need, 1, id);
            sqlite3_bind_int64(need, 2, before);
            step_once(list, need);
        }
        before = id;
    }
    sqlite3_finalize(change);
    sqlite3_finalize(item);
    sqlite3_finalize(tag);
    sqlite3_finalize(need);
    run(list, INDEXED "FROM item WHERE item.id > 1 ORDER BY item.id");
    run(list, "INSERT INTO search (search) VALUES ('optimize')");
    run(list, "COMMIT");
}

int main(int count, char **words) {
    List list = {0};
    if (count < 3) fail("usage: seed LIST COUNT | seed LIST open|done COUNT");
    open_list(&list, words[1]);
    if (count > 3) print_ids(&list, strcmp(words[2], "open") == 0, atoi(words[3]));
    else seed(&list, atoi(words[2]));
    close_list(&list);
    return 0;
}
