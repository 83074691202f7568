# Plots time by list size from the results of bench.sh, with one panel per operation:
#     awk -f plot.awk RESULTS >FILE.svg
# Both axes are logarithmic and the same in every panel. Each line is labeled with the name of its program.

BEGIN {
    FS = "\t"
    split("upcoming list long find add done undo complete export pipe import shell", panels, " ")
    title["upcoming"] = "upcoming"
    title["list"] = "list +home project:home"
    title["long"] = "list"
    title["export"] = "list all --json"
    title["import"] = "as many lines into add -"
    title["find"] = "find a word"
    title["add"] = "add"
    title["done"] = "done"
    title["undo"] = "undo"
    title["complete"] = "Tab completion of an id"
    title["pipe"] = "add commands through a pipe"
    title["shell"] = "shell startup to prompt"
    split("adder baseline plain taskwarrior todotxt-cli todoman devtodo topydo", sides, " ")
    split(". 5,3 1,2 . 2,2 6,2,1,2 . 8,3", dashes, " ")
    split("adder baseline plain peer1 peer2 peer3 peer4 peer5", classes, " ")
    wide = 190; high = 165; left = 50; right = 72; top = 34; bottom = 34; columns = 3
    minimum = 1; maximum = 100
}

$1 == "about" && $2 == "piped" { title["pipe"] = spaced($3) " add commands through a pipe" }
$1 == "time" && $3 != "-" && ($2 in title) {
    time[$2, $4, $3] = $5
    used[$2] = 1
    if ($5 > maximum) maximum = $5
    if ($5 < minimum) minimum = $5
    if (!($3 in known)) { known[$3] = 1; sizes[++count] = $3 }
}

function log10(number) { return log(number) / log(10) }
function floor(number, whole) { whole = int(number); return whole > number ? whole - 1 : whole }
function x_of(size) { return left + wide * (size_span ? (log10(size) - log10(sizes[1])) / size_span : 0.5) }
function y_of(ms) { return top + high - high * (log10(ms) - bottom_power) / (top_power - bottom_power) }
function spaced(number, text, rest) {
    for (text = number ""; length(text) > 3; text = substr(text, 1, length(text) - 3))
        rest = " " substr(text, length(text) - 2) rest
    return text rest
}
function duration(power) {
    return power < 3 ? sprintf("%g ms", 10 ^ power) : sprintf("%d s", 10 ^ (power - 3))
}
function mark(side, x, y) {
    if (side == 1) return sprintf("<circle class=\"adder dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"3\"/>", x, y)
    if (side == 2 || side == 3) return ""
    return sprintf("<rect class=\"%s dot\" x=\"%.1f\" y=\"%.1f\" width=\"4\" height=\"4\"/>", classes[side], x - 2, y - 2)
}

# Moves overlapping labels apart.
function name_lines(i, j, swap, gap) {
    for (i = 1; i <= named; i++) for (j = i + 1; j <= named; j++) if (name_y[j] < name_y[i]) {
        swap = name_y[i]; name_y[i] = name_y[j]; name_y[j] = swap
        swap = name_x[i]; name_x[i] = name_x[j]; name_x[j] = swap
        swap = name_side[i]; name_side[i] = name_side[j]; name_side[j] = swap
    }
    for (gap = 1; gap <= 20; gap++) for (i = 1; i < named; i++) for (j = i + 1; j <= named; j++)
        if (name_y[j] - name_y[i] < 11 && name_x[j] - name_x[i] < 60 && name_x[i] - name_x[j] < 60) {
            swap = (11 - (name_y[j] - name_y[i])) / 2
            name_y[i] -= swap; name_y[j] += swap
        }
    for (i = 1; i <= named; i++)
        printf "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>\n", classes[name_side[i]], name_x[i] + 6,
            name_y[i] + 3.5, sides[name_side[i]]
}

function panel(operation, power, s, i, points, marks, dash, x, y) {
    printf "<text class=\"title\" x=\"%d\" y=\"%d\">%s</text>\n", left, top - 12, title[operation]
    for (power = bottom_power; power <= top_power; power++) {
        y = y_of(10 ^ power)
        printf "<path class=\"grid\" d=\"M%d %.1fH%d\"/>", left, y, left + wide
        printf "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n", left - 5, y + 3, duration(power)
    }
    for (i = 1; i <= count; i++) {
        x = x_of(sizes[i])
        printf "<path class=\"grid\" d=\"M%.1f %dV%d\"/>", x, top, top + high
        printf "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>\n", x, top + high + 13, spaced(sizes[i])
    }
    named = 0
    for (s = 8; s >= 1; s--) {
        points = marks = ""
        for (i = 1; i <= count; i++) if ((operation, sides[s], sizes[i]) in time) {
            x = x_of(sizes[i]); y = y_of(time[operation, sides[s], sizes[i]])
            points = points sprintf("%s%.1f %.1f", points == "" ? "M" : "L", x, y)
            marks = marks mark(s, x, y)
        }
        if (points == "") continue
        dash = dashes[s] == "." ? "" : " stroke-dasharray=\"" dashes[s] "\""
        printf "<path class=\"%s line\"%s d=\"%s\"/>%s\n", classes[s], dash, points, marks
        named++
        name_x[named] = x; name_y[named] = y; name_side[named] = s
    }
    name_lines()
}

function color_peer(i, color) {
    printf "path.peer%d { stroke: %s } .peer%d.dot, text.peer%d { fill: %s }\n", i, color, i, i, color
}

END {
    bottom_power = floor(log10(minimum)); top_power = floor(log10(maximum)) + 1
    size_span = log10(sizes[count]) - log10(sizes[1])
    for (p = 1; p in panels; p++) if (panels[p] in used) shown[++drawn] = panels[p]
    width = columns * (left + wide + right)
    height = int((drawn + columns - 1) / columns) * (top + high + bottom)
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" ", width, height, width, height
    print "role=\"img\" aria-label=\"Time by list size for each operation\">"
    print "<style>"
    # Labels get an outline so that they are readable on lines.
    print "text { font: 10px system-ui, sans-serif; fill: #59636e; paint-order: stroke; stroke: #fff; stroke-width: 3px }"
    print ".title { font-weight: 600; font-size: 12px; fill: #1f2328 }"
    print ".grid { stroke: #d1d9e0; stroke-width: 0.7 } .line { fill: none; stroke-width: 1.3 }"
    print "path.adder { stroke: #0550ae; stroke-width: 2.6 } .adder.dot, text.adder { fill: #0550ae }"
    print "text.adder { font-weight: 700 }"
    print "path.baseline, path.plain { stroke: #1f2328; stroke-width: 1.6 } text.baseline, text.plain { fill: #1f2328 }"
    split("#8250df #bc4c00 #1a7f37 #bf3989 #7d6a00", light, " ")
    split("#c297ff #f0883e #56d364 #ff80c8 #d4b106", dark, " ")
    for (i = 1; i <= 5; i++) color_peer(i, light[i])
    print "@media (prefers-color-scheme: dark) {"
    print "text { fill: #9198a1; stroke: #0d1117 } .title { fill: #f0f6fc } .grid { stroke: #3d444d }"
    print "path.adder { stroke: #58a6ff } .adder.dot, text.adder { fill: #58a6ff }"
    print "path.baseline, path.plain { stroke: #f0f6fc } text.baseline, text.plain { fill: #f0f6fc }"
    for (i = 1; i <= 5; i++) color_peer(i, dark[i])
    print "}\n</style>"
    for (p = 1; p <= drawn; p++) {
        printf "<g transform=\"translate(%d %d)\">\n", ((p - 1) % columns) * (left + wide + right),
            int((p - 1) / columns) * (top + high + bottom)
        panel(shown[p])
        print "</g>"
    }
    print "</svg>"
}
