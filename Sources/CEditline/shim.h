#pragma once

#include <fcntl.h>
#include <histedit.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

// Wrappers for what Swift cannot import: variadic functions (el_set, el_wset) and the standard streams, which are
// mutable globals.

// A wider window is edited as one of this width.
static const int adder_maximum_columns = 2000;

// The length in characters up to which a line can be edited. On average, they may take two columns.
static const int adder_line_capacity = 1 << 17;

// libedit miscounts the rows of a line that is taller than the screen, and then writes outside of its copies of the screen. So
// it gets a screen with enough rows for two of the widest lines, one of them inserted into the other.
static const int adder_screen_cells = 4 * adder_line_capacity;

static inline void adder_el_set_size(EditLine *_Nonnull editor, const char *_Nonnull capability,
                                     const wchar_t *_Nonnull name, int size) {
    int current = 0;
    if (el_get(editor, EL_GETTC, capability, &current) == 0 && current == size) return;
    wchar_t text[12];
    if (swprintf(text, 12, L"%d", size) > 0) el_wset(editor, EL_SETTC, name, text, NULL);
}

// Adopts the width of the window, up to the maximum.
static inline void adder_el_fit_window(EditLine *_Nonnull editor) {
    struct winsize size;
    int columns = 80;
    if (ioctl(STDIN_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) columns = size.ws_col;
    // libedit takes a width of one column for an unknown one.
    if (columns < 2) columns = 80;
    if (columns > adder_maximum_columns) columns = adder_maximum_columns;
    adder_el_set_size(editor, "co", L"co", columns);
    adder_el_set_size(editor, "li", L"li", adder_screen_cells / columns + 2);
}

// Of ncurses: takes the window size from the description of the terminal, and not from LINES, COLUMNS or standard output.
void use_env(_Bool is_on);

// libedit takes the window size from its input. A new pseudo-terminal has no size.
static inline EditLine *_Nullable adder_el_init_small(FILE *_Nonnull screen) {
    int input = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (input < 0) return NULL;
    use_env(0);
    EditLine *editor = el_init_fd("adder", stdin, screen, stderr, input, STDERR_FILENO, STDERR_FILENO);
    if (editor) {
        el_wset(editor, EL_SETFP, 0, stdin);
        adder_el_fit_window(editor);
    }
    close(input);
    return editor;
}

static inline EditLine *_Nullable adder_el_init(FILE *_Nonnull screen) {
    EditLine *editor = adder_el_init_small(screen);
    if (editor) return editor;
    editor = el_init_fd("adder", stdin, screen, stderr, STDIN_FILENO, STDERR_FILENO, STDERR_FILENO);
    if (editor) adder_el_fit_window(editor);
    return editor;
}

// el_wgets adopts the size of the window. Hides it until adder_el_reveal_window, which must get the result.
static inline FILE *_Nullable adder_el_hide_window(EditLine *_Nonnull editor) {
    int ends[2];
    adder_el_fit_window(editor);
    if (pipe2(ends, O_CLOEXEC) != 0) return NULL;
    close(ends[1]);
    FILE *sizeless = fdopen(ends[0], "r");
    if (sizeless) el_wset(editor, EL_SETFP, 0, sizeless);
    else close(ends[0]);
    return sizeless;
}

static inline void adder_el_reveal_window(EditLine *_Nonnull editor, FILE *_Nonnull sizeless) {
    el_wset(editor, EL_SETFP, 0, stdin);
    fclose(sizeless);
}

static inline void adder_el_set_client(EditLine *_Nonnull editor, void *_Nullable client) {
    el_wset(editor, EL_CLIENTDATA, client);
}

static inline void *_Nullable adder_el_client(EditLine *_Nonnull editor) {
    void *client = 0;
    el_wget(editor, EL_CLIENTDATA, &client);
    return client;
}

static inline void adder_el_set_prompt(EditLine *_Nonnull editor,
                                       wchar_t *_Nullable (*_Nonnull prompt)(EditLine *_Nullable)) {
    el_wset(editor, EL_PROMPT, prompt);
}

static inline void adder_el_set_reader(EditLine *_Nonnull editor,
                                       int (*_Nonnull reader)(EditLine *_Nullable, wchar_t *_Nullable)) {
    el_wset(editor, EL_GETCFN, reader);
}

static inline void adder_el_use_emacs_keys(EditLine *_Nonnull editor) {
    el_wset(editor, EL_EDITOR, L"emacs");
}

// Makes room for a line of this length.
static inline void adder_el_reserve(EditLine *_Nonnull editor, int count) {
    wchar_t *text = calloc((size_t)count + 1, sizeof *text);
    if (!text) return;
    wmemset(text, L' ', (size_t)count);
    if (el_winsertstr(editor, text) == 0) el_deletestr(editor, count);
    free(text);
}

static inline int adder_el_has_vi_keys(EditLine *_Nonnull editor) {
    const wchar_t *keys = 0;
    return el_wget(editor, EL_EDITOR, &keys) == 0 && keys && keys[0] == L'v';
}

static inline void adder_el_set_completion(EditLine *_Nonnull editor,
                                           unsigned char (*_Nonnull complete)(EditLine *_Nullable, wint_t)) {
    el_wset(editor, EL_ADDFN, L"adder-complete", L"Complete the word before the cursor", complete);
}

static inline void adder_el_set_searches(EditLine *_Nonnull editor,
                                         unsigned char (*_Nonnull older)(EditLine *_Nullable, wint_t),
                                         unsigned char (*_Nonnull newer)(EditLine *_Nullable, wint_t)) {
    el_wset(editor, EL_ADDFN, L"adder-search-older", L"Search the history backwards", older);
    el_wset(editor, EL_ADDFN, L"adder-search-newer", L"Search the history forwards", newer);
}

static inline void adder_el_bind_keys(EditLine *_Nonnull editor) {
    el_wset(editor, EL_BIND, L"^I", L"adder-complete", NULL);
    el_wset(editor, EL_BIND, L"^R", L"adder-search-older", NULL);
    el_wset(editor, EL_BIND, L"^S", L"adder-search-newer", NULL);
}

// In vi command mode, v would start vi on a terminal that cannot show it and run the line it leaves, and a colon would
// prompt for an editrc command.
static inline void adder_el_unbind_vi_keys(EditLine *_Nonnull editor) {
    el_wset(editor, EL_BIND, L"-a", L"-r", L"v", NULL);
    el_wset(editor, EL_BIND, L"-a", L"-r", L":", NULL);
}

// Alt-X prompts for an editrc command too.
static inline void adder_el_unbind_emacs_keys(EditLine *_Nonnull editor) {
    el_wset(editor, EL_BIND, L"-r", L"\\ex", NULL);
    el_wset(editor, EL_BIND, L"-r", L"\\eX", NULL);
}

// Turns off XON/XOFF flow control, so that Ctrl-S and Ctrl-Q reach the editor.
static inline void adder_el_disable_flow_control(EditLine *_Nonnull editor) {
    el_wset(editor, EL_SETTY, L"-d", L"-ixon", NULL);
}

// Ends each row with a line break instead of relying on automatic margins, so that widening the window does not reflow
// the rows.
static inline void adder_el_disable_auto_margin(EditLine *_Nonnull editor) {
    el_wset(editor, EL_SETTC, L"am", L"no", NULL);
}

// Runs a line in the syntax of ~/.editrc.
static inline void adder_el_parse_line(EditLine *_Nonnull editor, const wchar_t *_Nonnull line) {
    TokenizerW *words = tok_winit(NULL);
    if (!words) return;
    int count = 0;
    const wchar_t **each = 0;
    tok_wstr(words, line, &count, &each);
    if (count > 0) el_wparse(editor, count, each);
    tok_wend(words);
}

// Keys that libedit leaves unbound. Not for vi insert mode, where Escape must not start a longer sequence.
static inline void adder_el_bind_emacs_keys(EditLine *_Nonnull editor) {
    el_wset(editor, EL_BIND, L"\\e[3~", L"ed-delete-next-char", NULL);
    el_wset(editor, EL_BIND, L"\\e[H", L"ed-move-to-beg", NULL);
    el_wset(editor, EL_BIND, L"\\e[F", L"ed-move-to-end", NULL);
    el_wset(editor, EL_BIND, L"\\e[1~", L"ed-move-to-beg", NULL);
    el_wset(editor, EL_BIND, L"\\e[4~", L"ed-move-to-end", NULL);
    el_wset(editor, EL_BIND, L"\\e[1;5C", L"em-next-word", NULL);
    el_wset(editor, EL_BIND, L"\\e[1;5D", L"ed-prev-word", NULL);
}

static inline void adder_el_set_history(EditLine *_Nonnull editor, HistoryW *_Nonnull lines) {
    el_wset(editor, EL_HIST, history_w, lines);
}

static inline void adder_history_set_size(HistoryW *_Nonnull lines, int size) {
    HistEventW event;
    history_w(lines, &event, H_SETSIZE, size);
}

static inline void adder_history_enter(HistoryW *_Nonnull lines, const wchar_t *_Nonnull line) {
    HistEventW event;
    history_w(lines, &event, H_ENTER, line);
}

// Turns off line buffering and echo.
static inline void adder_el_prepare_terminal(EditLine *_Nonnull editor) {
    el_wset(editor, EL_PREP_TERM, 1);
}

static inline void adder_el_release_terminal(EditLine *_Nonnull editor) {
    el_wset(editor, EL_PREP_TERM, 0);
}

// Redraws the line from the cursor, which must be at the start of a row.
static inline void adder_el_show(EditLine *_Nonnull editor) {
    adder_el_fit_window(editor);
    el_wset(editor, EL_REFRESH);
}

// Does not let el_end(3) reset the terminal, which would discard typeahead. The caller restores the terminal.
static inline void adder_el_end_without_terminal(EditLine *_Nonnull editor) {
    el_wset(editor, EL_EDITMODE, 0);
    el_end(editor);
}

// Missing from Swift's Glibc module.
extern int wcwidth(wchar_t character);

// The width libedit uses; -1 for control characters.
static inline int adder_width(wchar_t character) {
    return wcwidth(character);
}
