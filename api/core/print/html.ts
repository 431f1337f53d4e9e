import { escaped } from '../mail/escapeHtml.ts';
import { htmlOfBlock } from './htmlBlocks.ts';
import { styleOf } from './htmlStyle.ts';
import type { Letterhead, PrintedDocument, Section } from './model.ts';

/** A document as a self-contained HTML page; printed, it has the footer on every page. */
export function htmlOf(document: PrintedDocument): string {
  const { locale, title, letterhead, sections, footer } = document;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(footer.name)}</title>
<style>${styleOf(document)}</style>
</head>
<body>
${headerOf(title, letterhead)}
<main>
${sections.map(sectionOf).join('\n')}
</main>
<footer>
<p>${escaped(footer.name)}</p>
<p class="code">${escaped(footer.code)}</p>
</footer>
</body>
</html>
`;
}

function headerOf(title: string, { sender, lines, facts }: Letterhead): string {
  const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escaped(text)}</p>`).join('');
  return `<header>
<div><p class="sender">${escaped(sender)}</p>${paragraphs(lines)}</div>
<div><h1>${escaped(title)}</h1>${paragraphs(facts)}</div>
</header>`;
}

function sectionOf({ heading, blocks }: Section): string {
  return `<section>
<h2>${escaped(heading)}</h2>
${blocks.map(htmlOfBlock).join('\n')}
</section>`;
}
