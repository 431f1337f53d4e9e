import type { Context } from 'koa';
import type { Contract } from '../../contract/document.ts';
import type { Locale } from '../../../shared/words.ts';
import { sendOf } from '../pages.ts';
import { DOCS, framed, type Frame } from './frame.ts';
import { guidePages, type Guide } from './guide.ts';
import { REFERENCE } from './reference.ts';
import { searchEntries } from './searchEntries.ts';

/** The sources of the pages; `{{url}}` in the guide's texts becomes `publicUrl`. */
export interface DocsContent {
  contract: Contract;
  guide: Guide;
  publicUrl: string;
}

type Page = { send: (ctx: Context) => void } | { redirect: string };

/**
 * Finds what is served at a path below /api/docs: the guide's pages, the reference and the search's entries of each
 * language. Each is made when it is first asked for, and kept.
 */
export function docsPages(content: DocsContent): (path: string) => Page | undefined {
  const pages = new Map<string, Page>();
  return (path) => {
    const page = pages.get(path) ?? pageOf(content, path);
    if (page) pages.set(path, page);
    return page;
  };
}

function pageOf(content: DocsContent, path: string): Page | undefined {
  const [, locale, name] = /^\/(es|en)(?:\/([\w-]+(?:\.json)?)?)?$/.exec(path) ?? [];
  if (!locale) return undefined;
  if (!name) return { redirect: `${DOCS}/${locale}/${content.guide.pages[0]}` };
  return namedPage(content, locale as Locale, name);
}

function namedPage({ contract, guide, publicUrl }: DocsContent, locale: Locale, name: string) {
  const pages = guidePages(guide, { contract, locale, publicUrl });
  if (name === 'search.json') {
    const entries = searchEntries(contract, pages, locale);
    return { send: sendOf(JSON.stringify(entries), 'json') };
  }
  const page = name === 'reference' ? REFERENCE[locale] : pages.find((each) => each.name === name);
  if (!page) return undefined;
  const frame: Frame = { locale, name, pages };
  return { send: sendOf(framed(page, frame), 'html') };
}
