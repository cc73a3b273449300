/** The look shared by all product screens: the site's tokens as a dense, quiet interface. */
export const SCREEN_CSS = `
:root{--hair:#EDE8DB}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:750px;overflow:hidden;background:var(--colour-paper);color:var(--colour-text-body);font:400 12px/1.45 var(--font-sans);-webkit-font-smoothing:antialiased}
h1,h2,h3,.serif{font-family:var(--font-serif);font-weight:400;font-variation-settings:'opsz' 48;color:var(--colour-text-strong);letter-spacing:-.005em}
h1{font-size:25px;line-height:1.15}h2{font-size:16px;line-height:1.25}h3{font-size:13.5px;line-height:1.3}
strong{color:var(--colour-text-strong);font-weight:560}small,.small{font-size:10.5px}.quiet{color:var(--colour-text-quiet)}.text{color:var(--colour-text-strong)}.num{text-align:right;font-variant-numeric:tabular-nums}.even{font-variant-numeric:tabular-nums}.nowrap{white-space:nowrap}
.label{font-size:10px;letter-spacing:.07em;text-transform:uppercase;color:var(--colour-text-quiet);font-weight:520}
.main{display:flex;flex-direction:column;min-width:0;height:750px}
.top{height:44px;flex:none;display:flex;align-items:center;gap:16px;padding:0 28px;border-bottom:1px solid var(--colour-paper-line);background:var(--colour-paper-card);font-size:11.5px}
.who{display:flex;align-items:center;gap:8px}.initials{width:24px;height:24px;border-radius:2px;background:var(--colour-ink);color:var(--colour-text-on-ink);font-size:9.5px;font-weight:560;display:inline-grid;place-items:center;letter-spacing:.02em;flex:none}
.initials.light{background:var(--colour-paper-band);color:var(--colour-text-strong);border:1px solid var(--colour-paper-line)}.initials.small{width:20px;height:20px;font-size:8.5px}
.head{flex:none;display:flex;align-items:flex-end;justify-content:space-between;gap:24px;padding:20px 28px 14px}.head p{margin-top:4px}
.body{flex:1;min-height:0;padding:0 28px 22px}
.card{background:var(--colour-paper-card);border:1px solid var(--colour-paper-line);border-radius:3px}.pad{padding:14px 16px}
.row{display:flex;align-items:center;gap:10px}.between{display:flex;justify-content:space-between;align-items:baseline;gap:10px}.stack>*+*{margin-top:10px}
.figures{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;border-top:1px solid var(--colour-paper-line);border-bottom:1px solid var(--colour-paper-line)}.figures>div{padding:10px 0 10px 16px;border-left:1px solid var(--hair)}.figures>div:first-child{padding-left:0;border:0}
.figures b{display:block;font:400 20px/1.2 var(--font-serif);font-variation-settings:'opsz' 48;color:var(--colour-text-strong);margin-top:2px}.figures i{font-style:normal;font-size:10.5px;color:var(--colour-text-quiet)}
table{width:100%;border-collapse:collapse}th{text-align:left;font-size:10px;letter-spacing:.05em;text-transform:uppercase;color:var(--colour-text-quiet);font-weight:520;padding:8px 10px;border-bottom:1px solid var(--colour-paper-line);white-space:nowrap}td{padding:7.5px 10px;border-bottom:1px solid var(--hair);vertical-align:middle}th.num,td.num{text-align:right}tr:last-child td{border-bottom:0}tr.on td{background:#FAF6EA}th:first-child,td:first-child{padding-left:16px}th:last-child,td:last-child{padding-right:16px}
.tag{display:inline-block;font-size:10px;line-height:1;padding:3.5px 6px;border-radius:2px;border:1px solid var(--colour-paper-line);color:var(--colour-text-body);background:var(--colour-paper);white-space:nowrap;font-weight:500}.tag.sea{color:var(--colour-sea);border-color:#bcd3cf;background:#f0f6f4}.tag.brass{color:var(--colour-brass-text);border-color:#e3d2a9;background:#fbf5e6}.tag.red{color:var(--colour-error);border-color:#e6c5c2;background:#fbf1ef}.tag.ink{background:var(--colour-ink);border-color:var(--colour-ink);color:var(--colour-text-on-ink)}
.bar{height:3px;background:var(--track,var(--hair));border-radius:1px;overflow:hidden}.bar i{display:block;height:100%;background:var(--colour-sea)}.bar.brass i{background:var(--colour-brass)}.bar.ink i{background:var(--colour-ink)}
.tabs{display:flex;gap:20px;border-bottom:1px solid var(--colour-paper-line)}.tabs span{padding:8px 0;color:var(--colour-text-quiet);font-weight:500;font-size:12px}.tabs .on{color:var(--colour-text-strong);box-shadow:inset 0 -2px var(--colour-brass)}
.list>div{padding:9px 0;border-bottom:1px solid var(--hair)}.list>div:last-child{border:0}
.dot{display:inline-block;width:6px;height:6px;border-radius:50%;background:var(--colour-sea);margin-right:6px;vertical-align:1px}.dot.brass{background:var(--colour-brass)}.dot.red{background:var(--colour-error)}
`;
