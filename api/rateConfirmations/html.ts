import type { Words } from '../core/i18n/words.ts';
import { escaped } from '../core/mail/escapeHtml.ts';
import { linesOf } from './lines.ts';
import type { Printed } from './content.ts';
import { WORDS } from './words.ts';

/** A revision as a page of its own that refers to nothing outside itself. */
export function htmlOf({ content, hash, acceptance }: Printed): string {
  const rows = linesOf(content).map(
    ({ label, text }) => `<tr><th>${both(label)}</th><td>${both(text)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<title>${escaped(`${WORDS.title.es} ${content.reference}-${content.revision}`)}</title>
<style>${STYLE}</style>
<h1>${both(WORDS.title)}</h1>
<p>${both(WORDS.revision)}: ${content.revision} · ${both(WORDS.issued)}: ${escaped(content.issuedAt)}</p>
<table>${rows.join('\n')}</table>
${acceptance ? `<p><strong>${both(WORDS.accepted)}:</strong> ${escaped(acceptance)}</p>` : ''}
<p class="hash">${both(WORDS.hash)}: ${hash}</p>
</html>
`;
}

function both({ es, en }: Words): string {
  return es === en ? escaped(es) : `${escaped(es)} <i lang="en">/ ${escaped(en)}</i>`;
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid #bbb}
th{width:34%;font-weight:600}i{color:#555}.hash{font-family:monospace;overflow-wrap:anywhere}`;
