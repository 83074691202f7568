#pragma once

#include <fcntl.h>
#include <histedit.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

// el_set and el_wset are variadic, and the standard streams are mutable variables: Swift can use neither.

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
    el_wset(editor, EL_ADDFN, L"adder-complete", L"Complete the word in front of the cursor", complete);
}

static inline void adder_el_set_searches(EditLine *_Nonnull editor,
                                         unsigned char (*_Nonnull older)(EditLine *_Nullable, wint_t),
                                         unsigned char (*_Nonnull newer)(EditLine *_Nullable, wint_t)) {
    el_wset(editor, EL_ADDFN, L"adder-search-older", L"Look for a line of before", older);
    el_wset(editor, EL_ADDFN, L"adder-search-newer", L"Look for a line of before that is newer", newer);
}

static inline void adder_el_bind_keys(EditLine *_Nonnull editor) {
    el_wset(editor, EL_BIND, L"^I", L"adder-complete", NULL);
    el_wset(editor, EL_BIND, L"^R", L"adder-search-older", NULL);
    el_wset(editor, EL_BIND, L"^S", L"adder-search-newer", NULL);
}

// In vi's way of commanding, v would run vi on a terminal that shows nothing of it, and run whatever line it leaves, and
// a colon would ask for a line of ~/.editrc.
static inline void adder_el_unbind_vi_keys(EditLine *_Nonnull editor) {
    el_wset(editor, EL_BIND, L"-a", L"-r", L"v", NULL);
    el_wset(editor, EL_BIND, L"-a", L"-r", L":", NULL);
}

// The same for Alt-X.
static inline void adder_el_unbind_emacs_keys(EditLine *_Nonnull editor) {
    el_wset(editor, EL_BIND, L"-r", L"\\ex", NULL);
    el_wset(editor, EL_BIND, L"-r", L"\\eX", NULL);
}

// Ctrl-S and Ctrl-Q are keys as all others while somebody types.
static inline void adder_el_free_flow_keys(EditLine *_Nonnull editor) {
    el_wset(editor, EL_SETTY, L"-d", L"-ixon", NULL);
}

// Each row of a line ends by itself, so that a window that becomes wider leaves the rows as they are.
static inline void adder_el_end_rows(EditLine *_Nonnull editor) {
    el_wset(editor, EL_SETTC, L"am", L"no", NULL);
}

// A line as there are in ~/.editrc.
static inline void adder_el_obey(EditLine *_Nonnull editor, const wchar_t *_Nonnull line) {
    TokenizerW *words = tok_winit(NULL);
    if (!words) return;
    int count = 0;
    const wchar_t **each = 0;
    tok_wstr(words, line, &count, &each);
    if (count > 0) el_wparse(editor, count, each);
    tok_wend(words);
}

// Keys that libedit leaves free. In vi's way of inserting, Escape must not begin any of them.
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

// The terminal hands over keys as they are typed from here on, and echoes none of them.
static inline void adder_el_prepare_terminal(EditLine *_Nonnull editor) {
    el_wset(editor, EL_PREP_TERM, 1);
}

static inline void adder_el_release_terminal(EditLine *_Nonnull editor) {
    el_wset(editor, EL_PREP_TERM, 0);
}

// Anew from the cursor on, which stands at the beginning of a line.
static inline void adder_el_show(EditLine *_Nonnull editor) {
    el_resize(editor);
    el_wset(editor, EL_REFRESH);
}

// el_end(3) would throw away what was typed ahead; so the terminal is put back by whoever calls this.
static inline void adder_el_end_without_terminal(EditLine *_Nonnull editor) {
    el_wset(editor, EL_EDITMODE, 0);
    el_end(editor);
}

// Not in Swift's Glibc module.
extern int wcwidth(wchar_t character);

// As libedit asks for it; -1 for what is no letter.
static inline int adder_width(wchar_t character) {
    return wcwidth(character);
}
