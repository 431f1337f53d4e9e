import { COLORS } from './pdfStyle.ts';
import { pageText, type PrintedDocument } from './model.ts';

/** The CSS of a document's page; in print the footer is in the margin of every page (CSS Paged Media 3). */
export function styleOf({ footer, locale }: PrintedDocument): string {
  const pages = pageText('" counter(page) "', '" counter(pages) "', locale);
  return `${SCREEN}
@page{size:letter;margin:18mm 16mm 24mm;
@bottom-left{content:${inQuotes(footer.name)} "\\A " ${inQuotes(footer.code)};white-space:pre;font:7.5px monospace}
@bottom-right{content:"${pages}";font:9px sans-serif;vertical-align:top;padding-top:8mm}}`;
}

/** A text as a CSS string; `<` is escaped, so that no text can close the style element. */
function inQuotes(text: string): string {
  return `"${text.replace(/["\\<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}

const { text, quiet, rule, accent } = COLORS;

const SCREEN = `*{box-sizing:border-box}
html{font-size:15px}body{font:1rem/1.45 system-ui,sans-serif;color:${text};background:#fff;max-width:54rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
p,h1,h2,h3,dl,dd{margin:0}
header{display:flex;flex-wrap:wrap;gap:1rem 2rem;justify-content:space-between;color:${quiet}}
header>div{flex:1 1 20rem}header>div+div{text-align:right;color:${text}}
.sender{font-size:1.4rem;font-weight:700;color:${text}}
h1{font-size:1.5rem;color:${accent}}
h2{font-size:1.05rem;color:${accent};border-bottom:1px solid ${rule};margin:1.4rem 0 .5rem;padding-bottom:.2rem}
h3{font-size:.85rem;font-weight:400;color:${quiet}}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:1rem 2rem}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr));gap:0 2rem}
dl>div{display:grid;grid-template-columns:10rem 1fr;gap:1rem;padding:.15rem 0}
dt{color:${quiet}}dd{white-space:pre-line}
table{border-collapse:collapse;width:100%}th{text-align:left;font-weight:400}
th,td{padding:.2rem 0}td{text-align:right;white-space:nowrap}
tfoot th,tfoot td{border-top:1px solid ${rule};font-weight:700}tfoot td{font-size:1.15rem}
table+dl,dl+p{margin-top:.4rem}ul,ol{margin:0;padding-left:1.5rem}
ol{font-size:.85rem}ol li{margin-bottom:.25rem}
.path{display:grid;grid-template-columns:1fr 1fr;margin-bottom:.8rem}
.path span{grid-column:1/-1;text-align:center;color:${quiet};border-bottom:2px solid ${accent};font-size:.85rem;margin-bottom:.3rem}
.path strong:last-child{text-align:right}
.signature{display:flex;flex-direction:column}.signature p:nth-of-type(2){margin-bottom:auto}
.signature .blank{border-top:1px solid ${text};margin-top:1.8rem;padding-top:.15rem;font-size:.85rem;color:${quiet}}
.signature .blank:nth-of-type(3){margin-top:3.5rem}
footer{margin-top:2rem;border-top:1px solid ${rule};padding-top:.4rem;font-size:.8rem;color:${quiet}}
.code{font-family:monospace}
@media print{html{font-size:11.5px}body{margin:0;max-width:none;padding:0;font-size:1rem}footer{display:none}
h2,h3{break-after:avoid}section:not(:has(ol)),li,dl>div,.signature{break-inside:avoid}}`;
