import { renderToStaticMarkup } from 'react-dom/server';
import { createElement as h, type ReactNode } from 'react';
import type { Addressed } from './message.ts';
import {
  BUTTON,
  CARD,
  CELL,
  DARK,
  FOOTER,
  LABEL,
  LAST,
  LINK,
  LONG_WORDS,
  NAME,
  PAGE,
  PREVIEW,
  VALUE,
} from './styles.ts';
import { MAIL_WORDS } from './words.ts';

/**
 * A mail as HTML without pictures or external resources, in light and dark colors by the reader's own setting. React
 * escapes every text.
 */
export function asHtml(mail: Addressed): string {
  return `<!doctype html>${renderToStaticMarkup(h(Mail, mail))}`;
}

function Mail({ message, url, unsubscribeUrl }: Addressed) {
  const { locale, lines, facts = [], link } = message;
  return h(
    'html',
    { lang: locale },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', SCHEME),
      h('meta', VIEWPORT),
      h('style', null, DARK),
    ),
    h(
      'body',
      { style: PAGE, className: 'page' },
      h('div', { style: PREVIEW }, lines[0]),
      h(
        Card,
        null,
        h('p', { style: NAME, className: 'name' }, 'Andén'),
        lines.map((line, index) => h('p', { key: index, style: LONG_WORDS }, line)),
        facts.length > 0 && h(Facts, { facts }),
        link && url && h('p', { style: LAST }, h('a', { href: url, style: BUTTON }, link.label)),
      ),
      unsubscribeUrl && h(Footer, { url: unsubscribeUrl, label: MAIL_WORDS[locale].unsubscribe }),
    ),
  );
}

/** A table, because mail programs do not agree on the widths of other elements. */
function Card({ children }: { children?: ReactNode }) {
  const cell = h('td', { style: CARD.cell, className: 'card' }, children);
  return h(
    'table',
    { role: 'presentation', align: 'center', width: '100%', style: CARD.table },
    h('tbody', null, h('tr', null, cell)),
  );
}

function Facts({ facts }: { facts: [label: string, text: string][] }) {
  const rows = facts.map(([label, text]) =>
    h(
      'tr',
      { key: label },
      h('td', { style: { ...CELL, ...LABEL }, className: 'label' }, label),
      h('td', { style: { ...CELL, ...VALUE } }, text),
    ),
  );
  return h('table', { role: 'presentation', style: { margin: '8px 0' } }, h('tbody', null, rows));
}

function Footer({ url, label }: { url: string; label: string }) {
  const link = h('a', { href: url, style: LINK, className: 'label' }, label);
  return h('p', { style: FOOTER }, link);
}

const SCHEME = { name: 'color-scheme', content: 'light dark' };
const VIEWPORT = { name: 'viewport', content: 'width=device-width, initial-scale=1' };
