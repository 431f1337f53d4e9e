import { readFileSync } from 'node:fs';
import { Marked, type Token } from 'marked';
import { escaped } from '../../mail/escapeHtml.ts';

/** The part of a page from one heading of the first or second level to the next. */
export interface Section {
  id: string;
  title: string;
  html: string;
}

/** Renders Markdown, by section. A code block with `include=` shows a file of the folder; throws if there is none. */
export function sectionsOf(markdown: string, folder: URL): Section[] {
  const renderer = rendererOf(folder);
  return splitLines(renderer.lexer(markdown)).map((tokens) => {
    const title = plainText(renderer.parser(tokens.slice(0, 1)));
    return { id: idOf(title), title, html: renderer.parser(tokens) };
  });
}

/** The text of HTML without its tags. */
export function plainText(html: string): string {
  const text = html.replace(/<[^>]+>/g, ' ').replace(/&#(\d+);/g, (_, code) => signOf(code));
  return text
    .replace(/&(lt|gt|amp|quot);/g, (_, name: keyof typeof NAMED) => NAMED[name])
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words of a heading as the fragment of its address, without accents: `crear-una-llave`. */
function idOf(title: string): string {
  const ascii = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

const NAMED = { lt: '<', gt: '>', amp: '&', quot: '"' };

function signOf(code: string): string {
  return String.fromCharCode(Number(code));
}

/** Headings have an id; code and tables that are wider than the page can be scrolled, also with the keyboard. */
function rendererOf(folder: URL): Marked {
  return new Marked({
    renderer: {
      heading({ depth, tokens }) {
        const html = this.parser.parseInline(tokens);
        return `<h${depth} id="${idOf(plainText(html))}">${html}</h${depth}>\n`;
      },
      code({ text, lang = '' }) {
        const [language = '', include] = lang.split(' include=');
        const code = include ? readFileSync(new URL(include, folder), 'utf8').trimEnd() : text;
        return `<pre tabindex="0"><code data-language="${escaped(language)}">${escaped(code)}</code></pre>\n`;
      },
    },
  });
}

function splitLines(tokens: Token[]): Token[][] {
  const sections: Token[][] = [];
  for (const token of tokens) {
    const isHeading = token.type === 'heading' && token.depth <= 2;
    if (isHeading || sections.length === 0) sections.push([]);
    sections.at(-1)!.push(token);
  }
  return sections;
}
