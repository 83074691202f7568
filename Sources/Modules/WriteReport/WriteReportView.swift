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
        \(page.rows.isEmpty ? "" : table(page.rows))\
        \(page.note.isEmpty ? "" : "<p>\(SVGText.escaped(page.note))</p>\n")</body>
        </html>

        """
    }

    private static func table(_ rows: [ItemDisplay]) -> String {
        """
        <table>
        <caption>Open items</caption>
        <thead><tr><th scope="col">Id</th><th scope="col">Due</th><th scope="col">Priority</th>\
        <th scope="col">Title</th><th scope="col">Project and tags</th></tr></thead>
        <tbody>
        \(rows.map(row).joined(separator: "\n"))
        </tbody>
        </table>

        """
    }

    private static func row(_ item: ItemDisplay) -> String {
        let names = ([item.project] + item.tags).filter { !$0.isEmpty }.joined(separator: " ")
        let cells = [item.id, item.due, item.priority, item.title, names].map { "<td>\(SVGText.escaped($0))</td>" }
        let look = item.tone == .urgent ? " class=\"late\"" : ""
        return "<tr\(look)>\(cells.joined())</tr>"
    }

    private static let style = """
        :root{color-scheme:light dark}\
        body{font:15px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}\
        h1{font-size:1.5rem}figure{margin:1.5rem 0;overflow-x:auto;break-inside:avoid}\
        figure .page{fill:none}svg{max-width:100%;height:auto}\
        table{border-collapse:collapse;width:100%}caption{text-align:left;font-weight:600;margin:1rem 0 .5rem}\
        th,td{text-align:left;vertical-align:top;padding:.25rem .5rem;border-top:1px solid #8884;overflow-wrap:anywhere}\
        td:first-child,td:nth-child(2){white-space:nowrap;overflow-wrap:normal}\
        tr{break-inside:avoid}thead{display:table-header-group}\
        .late td:nth-child(2){color:#cf222e;font-weight:600}\
        @media (prefers-color-scheme:dark){.late td:nth-child(2){color:#ff7b72}}\
        @media print{body{margin:0;max-width:none;color:#000;background:#fff}}
        """
}
