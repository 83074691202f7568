import Presentation

/// Draws a page that needs no other file and no script, and that prints well.
enum WriteReportView {
    static func html(_ page: WriteReportDisplay) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="generator" content="adder">
        <meta name="viewport" content="width=device-width">
        <title>\(SVGText.escaped(page.title))</title>
        <style>\(style)</style>
        </head>
        <body>
        <h1>\(SVGText.escaped(page.title))</h1>
        <p>\(SVGText.escaped(page.summary))</p>
        \(page.pictures.map { "<figure>\($0)</figure>" }.joined(separator: "\n"))
        \(table(page.open))\(table(page.done))</body>
        </html>

        """
    }

    private static func table(_ table: WriteReportDisplay.Table) -> String {
        guard !table.rows.isEmpty else { return "" }
        let headings = table.headings.map { "<th scope=\"col\">\(SVGText.escaped($0))</th>" }
        return """
            <table>
            <caption>\(SVGText.escaped(table.caption))</caption>
            <thead><tr>\(headings.joined())</tr></thead>
            <tbody>
            \(table.rows.map(row).joined(separator: "\n"))
            </tbody>
            </table>
            \(table.note.isEmpty ? "" : "<p>\(SVGText.escaped(table.note))</p>\n")
            """
    }

    private static func row(_ item: WriteReportDisplay.Row) -> String {
        let title =
            SVGText.escaped(item.title) + details("facts", item.facts, ", ") + details("note", item.note, "<br>")
        let indent = item.depth > 0 ? " style=\"padding-left:\(min(item.depth, maximumDepth) * 2)rem\"" : ""
        let cells = [item.id, item.date, item.priority].map { "<td>\(SVGText.escaped($0))</td>" }
        let names = item.names.map { "<span>\(SVGText.escaped($0))</span>" }
        let look = item.isOverdue ? " class=\"late\"" : ""
        return "<tr\(look)>\(cells.joined())<td\(indent)>\(title)</td><td>\(names.joined(separator: " "))</td></tr>"
    }

    private static let maximumDepth = 8

    private static func details(_ look: String, _ texts: [String], _ separator: String) -> String {
        guard !texts.isEmpty else { return "" }
        let text = texts.map { SVGText.escaped(String($0.map { $0 == "\t" ? " " : $0 })) }.joined(separator: separator)
        return "<div class=\"\(look)\">\(text)</div>"
    }

    private static let style = """
        :root{color-scheme:light dark}\
        body{font:15px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}\
        h1{font-size:1.5rem}figure{margin:1.5rem 0;overflow-x:auto;break-inside:avoid}\
        figure .page{fill:none}svg{max-width:100%;height:auto}\
        table{border-collapse:collapse;width:100%}caption{text-align:left;font-weight:600;margin:1rem 0 .5rem}\
        th,td{text-align:left;vertical-align:top;padding:.25rem .5rem;border-top:1px solid #8884}\
        td:nth-child(2){min-width:8.5rem}td:nth-child(4){min-width:14rem;overflow-wrap:anywhere}\
        td span{display:inline-block;max-width:12rem;overflow-wrap:break-word}\
        tr{break-inside:avoid}thead{display:table-header-group}\
        .facts,.note{font-size:.85em;opacity:.8}.note{border-left:3px solid #8886;padding-left:.5rem}\
        .late td:nth-child(2){color:#cf222e;font-weight:600}\
        @media (prefers-color-scheme:dark){.late td:nth-child(2){color:#ff7b72}}\
        @media screen and (max-width:600px){thead{display:none}table,caption,tbody,tr{display:block}\
        tr{border-top:1px solid #8884;padding:.5rem 0}td{display:inline;border:0;padding:0 .75rem 0 0}\
        td:nth-child(4){display:block;min-width:0}td span{max-width:100%}}\
        @media print{body{margin:0;max-width:none;color:#000;background:#fff}}
        """
}
