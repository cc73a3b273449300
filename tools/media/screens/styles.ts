/** The look shared by all product screens: the site's tokens as a dense, quiet interface. */
export const SCREEN_CSS = `
:root{--paper:#FBFAF6;--band:#F3F0E7;--card:#fff;--line:#E2DCCB;--hair:#EDE8DB;--ink:#0B1420;--raised:#101C2B;--ink-line:#22344A;
--text:#12202F;--body:#44525F;--quiet:#5F6B76;--cream:#F6F2E8;--mist:#B9C2CC;--brass:#C8A45C;--brass-dark:#7A5B1E;--sea:#1F5F5B;--red:#9B2C2C;--serif:'Source Serif 4',serif}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:750px;overflow:hidden;background:var(--paper);color:var(--body);font:400 12px/1.45 Inter,sans-serif;-webkit-font-smoothing:antialiased}
h1,h2,h3,.serif{font-family:var(--serif);font-weight:500;color:var(--text);letter-spacing:-.005em}
h1{font-size:25px;line-height:1.15}h2{font-size:16px;line-height:1.25}h3{font-size:13.5px;line-height:1.3}
strong{color:var(--text);font-weight:560}small,.small{font-size:10.5px}.quiet{color:var(--quiet)}.text{color:var(--text)}.num{text-align:right;font-variant-numeric:tabular-nums}.nowrap{white-space:nowrap}
.label{font-size:10px;letter-spacing:.07em;text-transform:uppercase;color:var(--quiet);font-weight:520}
.app{display:grid;grid-template-columns:184px 1fr;height:750px}
.rail{background:var(--ink);color:var(--mist);padding:18px 0 16px;display:flex;flex-direction:column}
.rail .desk{display:flex;gap:10px;align-items:center;padding:0 18px 18px;color:var(--cream);font-size:12px;font-weight:520;line-height:1.25}.rail .desk svg{width:26px;height:26px;flex:none}.rail .desk small{display:block;color:#8796a5;font-weight:400}
.rail .label{padding:14px 18px 6px;color:#74859a}
.rail a{display:flex;justify-content:space-between;align-items:baseline;padding:6px 18px;border-left:2px solid transparent}.rail a.on{color:var(--cream);border-color:var(--brass);background:var(--raised)}.rail a span{color:#74859a;font-size:11px}
.rail .foot{margin-top:auto;padding:12px 18px 0;border-top:1px solid var(--ink-line);font-size:10.5px;color:#8796a5;line-height:1.5}
.main{display:flex;flex-direction:column;min-width:0;height:750px}
.top{height:44px;flex:none;display:flex;align-items:center;gap:16px;padding:0 28px;border-bottom:1px solid var(--line);background:var(--card);font-size:11.5px}
.top .search{margin-left:auto;width:230px;height:26px;border:1px solid var(--line);border-radius:2px;padding:4px 10px;color:var(--quiet);background:var(--paper);font-size:11px;display:flex;justify-content:space-between}
.who{display:flex;align-items:center;gap:8px}.initials{width:24px;height:24px;border-radius:2px;background:var(--ink);color:var(--cream);font-size:9.5px;font-weight:560;display:inline-grid;place-items:center;letter-spacing:.02em;flex:none}
.initials.light{background:var(--band);color:var(--text);border:1px solid var(--line)}.initials.small{width:20px;height:20px;font-size:8.5px}
.head{flex:none;display:flex;align-items:flex-end;justify-content:space-between;gap:24px;padding:20px 28px 14px}.head p{margin-top:4px}
.actions{display:flex;gap:8px;flex:none}.button{height:30px;padding:6px 13px;border-radius:2px;border:1px solid var(--line);background:var(--card);color:var(--text);font-weight:520;font-size:11.5px;white-space:nowrap}.button.primary{background:var(--ink);border-color:var(--ink);color:var(--cream)}.button.brass{background:var(--brass);border-color:var(--brass);color:var(--ink)}
.body{flex:1;min-height:0;padding:0 28px 22px}
.card{background:var(--card);border:1px solid var(--line);border-radius:3px}.pad{padding:14px 16px}
.row{display:flex;align-items:center;gap:10px}.between{display:flex;justify-content:space-between;align-items:baseline;gap:10px}.stack>*+*{margin-top:10px}
.figures{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}.figures>div{padding:10px 0 10px 16px;border-left:1px solid var(--hair)}.figures>div:first-child{padding-left:0;border:0}
.figures b{display:block;font:500 20px/1.2 var(--serif);color:var(--text);font-variant-numeric:tabular-nums;margin-top:2px}.figures i{font-style:normal;font-size:10.5px;color:var(--quiet)}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th{text-align:left;font-size:10px;letter-spacing:.05em;text-transform:uppercase;color:var(--quiet);font-weight:520;padding:8px 10px;border-bottom:1px solid var(--line);white-space:nowrap}td{padding:7.5px 10px;border-bottom:1px solid var(--hair);vertical-align:middle}th.num,td.num{text-align:right}tr:last-child td{border-bottom:0}tr.on td{background:#FAF6EA}th:first-child,td:first-child{padding-left:16px}th:last-child,td:last-child{padding-right:16px}
.tag{display:inline-block;font-size:10px;line-height:1;padding:3.5px 6px;border-radius:2px;border:1px solid var(--line);color:var(--body);background:var(--paper);white-space:nowrap;font-weight:500}.tag.sea{color:var(--sea);border-color:#bcd3cf;background:#f0f6f4}.tag.brass{color:var(--brass-dark);border-color:#e3d2a9;background:#fbf5e6}.tag.red{color:var(--red);border-color:#e6c5c2;background:#fbf1ef}.tag.ink{background:var(--ink);border-color:var(--ink);color:var(--cream)}
.bar{height:3px;background:var(--track,var(--hair));border-radius:1px;overflow:hidden}.bar i{display:block;height:100%;background:var(--sea)}.bar.brass i{background:var(--brass)}.bar.ink i{background:var(--ink)}
.tabs{display:flex;gap:20px;border-bottom:1px solid var(--line)}.tabs span{padding:8px 0;color:var(--quiet);font-weight:500;font-size:12px}.tabs .on{color:var(--text);box-shadow:inset 0 -2px var(--brass)}
.list>div{padding:9px 0;border-bottom:1px solid var(--hair)}.list>div:last-child{border:0}
.dot{display:inline-block;width:6px;height:6px;border-radius:50%;background:var(--sea);margin-right:6px;vertical-align:1px}.dot.brass{background:var(--brass)}.dot.red{background:var(--red)}.dot.off{background:#c9c6ba}
`;
