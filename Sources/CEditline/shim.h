#pragma once

#include <fcntl.h>
#include <histedit.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

// Wrappers for what Swift cannot import: variadic functions (el_set, el_wset) and the standard streams, which are
// mutable globals.

static inline EditLine *_Nullable adder_el_init(FILE *_Nonnull screen) {
    return el_init_fd("adder", stdin, screen, stderr, STDIN_FILENO, STDERR_FILENO, STDERR_FILENO);
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
    el_resize(editor);
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
