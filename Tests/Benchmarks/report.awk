# Prints the results of bench.sh as Markdown tables: awk -f report.awk RESULTS

BEGIN {
    FS = "\t"
    names = "start=`--version`;upcoming=`upcoming`;list=`list +home project:home`;long=`list`;find=`find 보고`;show=`show`;tags=`tags`;" \
        "projects=`projects`;history=`history 20`;complete=Tab after `done 1`;export=`list all --json`;" \
        "export-taskwarrior=`export --format taskwarrior`;export-todo.txt=`export --format todo.txt`;" \
        "export-ical=`export --format ical`;add=`add`;undo=`undo`;done=`done`;" \
        "change=`change`;reopen=`reopen`;remove=`remove`;pipe=`add` commands through a pipe;import=as many lines into `add -`;" \
        "import-taskwarrior=`import` Taskwarrior JSON;import-todo.txt=`import` todo.txt;import-ical=`import` iCalendar;shell=shell startup to prompt"
    many = split(names, pairs, ";")
    for (i = 1; i <= many; i++) { split(pairs[i], pair, "="); order[i] = pair[1]; name[pair[1]] = pair[2] }
    sided = split("adder baseline plain taskwarrior todotxt-cli todoman devtodo topydo", sides, " ")
    first_peer = 4
}

$1 == "about" && $2 == "peer" { peers = peers (peers == "" ? "" : ", ") $3 }
$1 == "about" && $2 != "peer" { about[$2] = $3 }
$1 == "lines" { lines[$2 SUBSEP $3] = $4 }
$1 == "over" { over[$2, $3, $4] = $5; measured[$4] = 1 }
$1 == "calls" { calls[$2, $3, $4] = $5; syncs[$2, $3, $4] = $6; piped[$2, $3, $4] = $7; traced = 1 }
$1 == "idle" { idle = sprintf("An idle shell wakes up %d times in %d s.", $6, $5) }
$1 == "time" {
    median[$2, $3, $4] = $5; from[$2, $3, $4] = $6; to[$2, $3, $4] = $7; peak[$2, $3, $4] = $8; measured[$4] = 1
}
$3 != "" && ($1 == "time" || $1 == "over") && $3 != "-" && !($3 in known) { known[$3] = 1; sizes[++count] = $3 }

function spaced(number, text, rest) {
    for (text = number ""; length(text) > 3; text = substr(text, 1, length(text) - 3))
        rest = " " substr(text, length(text) - 2) rest
    return text rest
}
function ms(time) {
    return time < 10 ? sprintf("%.2f", time) : time < 100 ? sprintf("%.1f", time) : spaced(sprintf("%.0f", time))
}
function times(ratio) { return (ratio < 9.95 ? sprintf("%.1f", ratio) : spaced(sprintf("%.0f", ratio))) " ×" }

function spread(key) { return !(key in median) ? "–" : ms(median[key]) " (" ms(from[key]) "–" ms(to[key]) ")" }
function limit_text(what, unit) { return what == "fails" ? what : "> " spaced(what * unit) }
function mebibytes(kib) { return kib ? sprintf("%.1f", kib / 1024) : "" }
# The number of calls, per line for a pipe.
function each(counts, c, side, format, key) {
    key = c SUBSEP side
    return !(key in counts) ? "" : piped[key] ? sprintf(format, counts[key] / piped[key]) : counts[key]
}

# The ratio of adder to another program, or a dash.
function ratio(operation, size, side) {
    if (!((operation, size, side) in median)) return "–"
    return sprintf("%.2f", median[operation, size, "adder"] / median[operation, size, side])
}
# One row with a cell for each list size.
function row(operation, i, cells, size) {
    cells = ""; any = 0
    for (i = 1; i <= count; i++) {
        size = (operation == "start") ? "-" : sizes[i]
        if (size == "-" && i > 1) cells = cells " |"
        else if (((operation, size, "adder") in median) && (any = 1))
            cells = cells sprintf(" %s · %s · %s |", ms(median[operation, size, "adder"]),
                ratio(operation, size, "baseline"), ratio(operation, size, "plain"))
        else cells = cells " – |"
    }
    return cells
}

function peer_row(operation, i, s, size, cells, best, slow, key) {
    cells = ""; any = 0
    for (i = 1; i <= count; i++) {
        size = (operation == "start") ? "-" : sizes[i]
        best = ""; slow = ""
        for (s = first_peer; s <= sided; s++) {
            key = operation SUBSEP size SUBSEP sides[s]
            if ((key in median) && (best == "" || median[key] < median[operation, size, best])) best = sides[s]
            if ((key in over) && over[key] != "fails") slow = over[key]
        }
        if (size == "-" && i > 1) cells = cells " |"
        else if (best != "") {
            any = 1
            cells = cells sprintf(" %s, %s |", times(median[operation, size, best] / median[operation, size, "adder"]), best)
        } else cells = cells " " (slow ? limit_text(slow, 1) " s" : "–") " |"
    }
    return cells
}

function head(first, i, line, rule) {
    line = "| " first " |"; rule = "|---|"
    for (i = 1; i <= count; i++) { line = line " " spaced(sizes[i]) " items |"; rule = rule "---:|" }
    print line; print rule
}

END {
    name["pipe"] = spaced(about["piped"]) " " name["pipe"]
    printf "Measured on %s on %s. A cell is the median of up to %d runs in\nmilliseconds, followed by its ratio to the " \
        "C baseline and its ratio to the plain program.\n\n", about["machine"], about["date"], about["rounds"]
    head("operation")
    for (o = 1; o <= many; o++) { cells = row(order[o]); if (any) print "| " name[order[o]] " |" cells }
    print ""
    if (peers != "") {
        print "This table shows the time of the fastest other program relative to adder. The versions are those of Debian:\n" peers "."
        print ""
        head("operation")
        for (o = 1; o <= many; o++) { cells = peer_row(order[o]); if (any) print "| " name[order[o]] " |" cells }
        print ""
    }
    print "<details><summary>adder, the C baseline and the plain program: 10th to 90th percentile, memory, system calls and fsyncs</summary>\n"
    print "| operation | items | lines | adder ms | baseline ms | plain ms | ratios | adder MiB | baseline MiB | plain MiB | " \
        "adder calls | baseline calls | fsyncs |"
    print "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
    for (o = 1; o <= many; o++) for (i = 0; i <= count; i++) {
        size = i ? sizes[i] : "-"
        a = order[o] SUBSEP size SUBSEP "adder"; f = order[o] SUBSEP size SUBSEP "baseline"
        p = order[o] SUBSEP size SUBSEP "plain"
        if (!(a in median)) continue
        c = order[o] SUBSEP (size == "-" ? sizes[1] : size)
        printf "| %s | %s | %s | %s | %s | %s | %s · %s | %s | %s | %s | %s | %s | %s |\n", name[order[o]], \
            size == "-" ? "" : spaced(size), spaced(lines[c]), spread(a), spread(f), spread(p), \
            ratio(order[o], size, "baseline"), ratio(order[o], size, "plain"), mebibytes(peak[a]), mebibytes(peak[f]), \
            mebibytes(peak[p]), each(calls, c, "adder", "%.1f"), each(calls, c, "baseline", "%.1f"), each(syncs, c, "adder", "%.3f")
    }
    split("Tab, an id;Tab, a tag", typed, ";"); split("Tab on an id;Tab on a tag", typed_names, ";")
    for (t = 1; t <= 2; t++) for (i = 1; i <= count; i++) {
        a = typed[t] SUBSEP sizes[i] SUBSEP "adder"
        if (a in median) printf "| in the shell: %s | %s | | %s | | | | | | | | | |\n", typed_names[t], spaced(sizes[i]), spread(a)
    }
    if (traced) print "\nFor the pipe, calls and fsyncs are per line. " idle
    print "\n</details>"
    if (peers == "") exit
    print "\n<details><summary>Other programs, in milliseconds</summary>\n"
    line = "| operation | items | adder |"; rule = "|---|---:|---:|"
    for (s = first_peer; s <= sided; s++) if (sides[s] in measured) { line = line " " sides[s] " |"; rule = rule "---:|" }
    print line; print rule
    for (o = 1; o <= many; o++) for (i = 0; i <= count; i++) {
        size = i ? sizes[i] : "-"
        cells = ""; any = 0
        for (s = first_peer; s <= sided; s++) if (sides[s] in measured) {
            key = order[o] SUBSEP size SUBSEP sides[s]
            if ((key in median) || (key in over)) any = 1
            cells = cells " " ((key in median) ? ms(median[key]) : (key in over) ? limit_text(over[key], 1000) : "–") " |"
        }
        if (any) printf "| %s | %s | %s |%s\n", name[order[o]], size == "-" ? "" : spaced(size), ms(median[order[o], size, "adder"]), cells
    }
    print "\n</details>"
}
