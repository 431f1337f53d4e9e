import { readFileSync } from 'node:fs';
import type { Contract } from '../../contract/document.ts';
import type { Locale } from '../../../shared/words.ts';
import { errorTable } from './errorTable.ts';
import { sectionsOf, type Section } from './markdown.ts';

/** A guide: a folder with a Markdown file for each page and language, `es/first-call.md`, in this order. */
export interface Guide {
  folder: URL;
  pages: string[];
}

/** A page of the guide in one language; its title is the heading of its first section. */
export interface GuidePage {
  name: string;
  title: string;
  sections: Section[];
  html: string;
}

interface Edition {
  contract: Contract;
  locale: Locale;
  publicUrl: string;
}

/**
 * Reads and renders all pages in one language. In their texts `{{url}}` is the product's address, a line `{{errors}}`
 * the table of errors, and a code block ```` ```js include=examples/x.mjs ```` is a file of the guide's folder.
 */
export function guidePages({ folder, pages }: Guide, edition: Edition): GuidePage[] {
  return pages.map((name) => {
    const text = readFileSync(new URL(`${edition.locale}/${name}.md`, folder), 'utf8');
    const sections = sectionsOf(fillBlanks(text, edition), folder);
    const html = sections.map((section) => section.html).join('\n');
    return { name, title: sections[0]!.title, sections, html };
  });
}

function fillBlanks(text: string, { contract, locale, publicUrl }: Edition): string {
  return text
    .replaceAll('{{url}}', publicUrl)
    .replace(/^\{\{errors\}\}$/m, () => errorTable(contract, locale));
}
