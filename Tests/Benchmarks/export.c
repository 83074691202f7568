// Exports a list in the format of another program so that all programs are measured with the same items.
//
//   export todotxt|taskwarrior|todoman|devtodo LIST FOLDER
//
// Prints the number of open items.

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

typedef struct {
    const char *uuid, *title, *note, *project, *tags;
    int priority, is_done;
    // The due date as 2026-11-27, or empty, and its Unix time.
    char due[16];
    long long due_at, created, completed;
} Item;

typedef struct {
    const char *folder;
    FILE *open, *done, *undo;
} Target;

static void fail(const char *what) {
    fprintf(stderr, "export: %s\n", what);
    exit(1);
}

static FILE *create(const char *folder, const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    if (!file) fail(path);
    return file;
}

static const char *day_of(long long instant, const char *format) {
    static char texts[4][32];
    static int at;
    time_t seconds = instant;
    struct tm time;
    gmtime_r(&seconds, &time);
    at = (at + 1) % 4;
    strftime(texts[at], sizeof texts[at], format, &time);
    return texts[at];
}

// Writes each tag without the @ of a place.
static void each_tag(const Item *item, FILE *file, const char *format) {
    char tags[512];
    snprintf(tags, sizeof tags, "%s", item->tags ? item->tags : "");
    for (char *tag = strtok(tags, " "); tag; tag = strtok(NULL, " ")) fprintf(file, format, *tag == '@' ? tag + 1 : tag);
}

// https://github.com/todotxt/todo.txt. Tags become contexts, and done items go into their own file.
static void write_todotxt(Target *target, const Item *item) {
    FILE *file = item->is_done ? target->done : target->open;
    if (item->is_done) fprintf(file, "x %s ", day_of(item->completed, "%Y-%m-%d"));
    else if (item->priority) fprintf(file, "(%c) ", 'A' + item->priority - 1);
    fprintf(file, "%s %s", day_of(item->created, "%Y-%m-%d"), item->title);
    if (item->project) fprintf(file, " +%s", item->project);
    each_tag(item, file, " @%s");
    if (*item->due) fprintf(file, " due:%s", item->due);
    fputc('\n', file);
}

static void write_task(FILE *file, const Item *item) {
    fprintf(file, "[description:\"%s\"", item->title);
    if (*item->due) fprintf(file, " due:\"%lld\"", item->due_at);
    if (item->is_done) fprintf(file, " end:\"%lld\"", item->completed);
    fprintf(file, " entry:\"%lld\" modified:\"%lld\"", item->created, item->created);
    if (item->note) fprintf(file, " annotation_%lld:\"%s\"", item->created, item->note);
    if (item->priority) fprintf(file, " priority:\"%c\"", "HML"[item->priority - 1]);
    if (item->project) fprintf(file, " project:\"%s\"", item->project);
    fprintf(file, " status:\"%s\"", item->is_done ? "completed" : "pending");
    if (item->tags) {
        const char *first = *item->tags == '@' ? item->tags + 1 : item->tags;
        size_t count = strcspn(first, " ");
        fprintf(file, " tags:\"%.*s", (int)count, first);
        Item rest = *item;
        rest.tags = first + count;
        each_tag(&rest, file, ",%s");
        fputc('"', file);
        each_tag(item, file, " tags_%s:\"x\"");
    }
    fprintf(file, " uuid:\"%s\"]\n", item->uuid);
}

// The files of Taskwarrior 2, including its history.
static void write_taskwarrior(Target *target, const Item *item) {
    write_task(item->is_done ? target->done : target->open, item);
    fprintf(target->undo, "time %lld\nnew ", item->created);
    write_task(target->undo, item);
    fputs("---\n", target->undo);
}

// One iCalendar file per item: https://www.rfc-editor.org/rfc/rfc5545
static void write_todoman(Target *target, const Item *item) {
    char name[128];
    snprintf(name, sizeof name, "%s.ics", item->uuid);
    FILE *file = create(target->folder, name);
    fprintf(file, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:bench\r\nBEGIN:VTODO\r\nUID:%s\r\n", item->uuid);
    fprintf(file, "DTSTAMP:%s\r\nCREATED:%s\r\n", day_of(item->created, "%Y%m%dT%H%M%SZ"),
            day_of(item->created, "%Y%m%dT%H%M%SZ"));
    fprintf(file, "SUMMARY:%s\r\n", item->title);
    if (item->note) fputs("DESCRIPTION:Ask first\\; the number is on the fridge.\r\n", file);
    if (item->project || item->tags) {
        fprintf(file, "CATEGORIES:%s", item->project ? item->project : "bench");
        each_tag(item, file, ",%s");
        fputs("\r\n", file);
    }
    if (item->priority) fprintf(file, "PRIORITY:%d\r\n", item->priority * 4 - 3);
    if (*item->due) fprintf(file, "DUE:%s\r\n", day_of(item->due_at, "%Y%m%dT%H%M%SZ"));
    if (item->is_done)
        fprintf(file, "COMPLETED:%s\r\nSTATUS:COMPLETED\r\nPERCENT-COMPLETE:100\r\n",
                day_of(item->completed, "%Y%m%dT%H%M%SZ"));
    else fputs("STATUS:NEEDS-ACTION\r\n", file);
    fputs("END:VTODO\r\nEND:VCALENDAR\r\n", file);
    fclose(file);
}

static void write_devtodo(Target *target, const Item *item) {
    static const char *const priorities[] = {"medium", "high", "medium", "low"};
    fprintf(target->open, "    <note priority=\"%s\" time=\"%lld\"", priorities[item->priority], item->created);
    if (item->is_done) fprintf(target->open, " done=\"%lld\"", item->completed);
    fprintf(target->open, ">\n        %s", item->title);
    if (item->project) fprintf(target->open, " +%s", item->project);
    each_tag(item, target->open, " @%s");
    fputs("\n    </note>\n", target->open);
}

static Item item_from(sqlite3_stmt *row) {
    Item item = {
        .uuid = (const char *)sqlite3_column_text(row, 0),
        .title = (const char *)sqlite3_column_text(row, 1),
        .note = (const char *)sqlite3_column_text(row, 2),
        .project = (const char *)sqlite3_column_text(row, 3),
        .priority = sqlite3_column_int(row, 4),
        .is_done = sqlite3_column_int(row, 7),
        .created = sqlite3_column_int64(row, 8),
        .completed = sqlite3_column_int64(row, 9),
        .tags = (const char *)sqlite3_column_text(row, 10),
    };
    if (sqlite3_column_type(row, 5) != SQLITE_NULL) {
        item.due_at = sqlite3_column_int64(row, 5) * 86400 + sqlite3_column_int(row, 6) * 60;
        snprintf(item.due, sizeof item.due, "%s", day_of(item.due_at, "%Y-%m-%d"));
    }
    return item;
}

static const char select_items[] =
    "SELECT substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-' || substr(h, 13, 4) || '-' || substr(h, 17, 4) || '-'\n"
    "    || substr(h, 21), title, note, project, priority, due_day, due_minute, status, created, completed, tags\n"
    "FROM (SELECT lower(hex(uuid)) AS h, *,\n"
    "    (SELECT group_concat(name, ' ') FROM tag WHERE tag.item = item.id) AS tags FROM item)\n"
    "ORDER BY id";

typedef void (*Writer)(Target *, const Item *);

// Opens the files of a format and returns its writer.
static Writer prepare(Target *target, const char *format) {
    if (strcmp(format, "todoman") == 0) return write_todoman;
    if (strcmp(format, "todotxt") == 0) {
        target->open = create(target->folder, "todo.txt");
        target->done = create(target->folder, "done.txt");
        return write_todotxt;
    }
    if (strcmp(format, "taskwarrior") == 0) {
        target->open = create(target->folder, "pending.data");
        target->done = create(target->folder, "completed.data");
        target->undo = create(target->folder, "undo.data");
        return write_taskwarrior;
    }
    if (strcmp(format, "devtodo") != 0) fail("unknown format; use todotxt, taskwarrior, todoman or devtodo");
    target->open = create(target->folder, ".todo");
    fputs("<?xml version=\"1.0\"?>\n<todo version=\"0.1.20\">\n", target->open);
    return write_devtodo;
}

int main(int count, char **words) {
    sqlite3 *list;
    sqlite3_stmt *row;
    if (count != 4) fail("usage: export todotxt|taskwarrior|todoman|devtodo LIST FOLDER");
    Target target = {.folder = words[3]};
    umask(077);
    mkdir(target.folder, 0700);
    Writer write = prepare(&target, words[1]);
    if (sqlite3_open_v2(words[2], &list, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK) fail(words[2]);
    if (sqlite3_prepare_v2(list, select_items, -1, &row, NULL) != SQLITE_OK) fail(sqlite3_errmsg(list));
    int code, open = 0;
    while ((code = sqlite3_step(row)) == SQLITE_ROW) {
        Item item = item_from(row);
        if (!item.is_done) open++;
        write(&target, &item);
    }
    if (code != SQLITE_DONE) fail(sqlite3_errmsg(list));
    sqlite3_finalize(row);
    sqlite3_close(list);
    if (write == write_devtodo) fputs("</todo>\n", target.open);
    printf("%d\n", open);
    return 0;
}
