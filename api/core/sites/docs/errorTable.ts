import { marked } from 'marked';
import type { Contract } from '../../contract/document.ts';
import type { Locale, Words } from '../../../shared/words.ts';
import { escaped } from '../../mail/escapeHtml.ts';
import { WORDS } from './words.ts';

/** An error code of the contract: its HTTP status, its message, and what solves it. */
export interface ErrorEntry extends Words {
  code: string;
  status: number;
  remedy: Words;
}

/** All error codes of the contract, by status and name. */
export function errorsOf({ components }: Contract): ErrorEntry[] {
  const { 'x-errors': table } = components.schemas!.ErrorCode as unknown as {
    'x-errors': Record<string, Omit<ErrorEntry, 'code'>>;
  };
  const entries = Object.entries(table).map(([code, entry]) => ({ code, ...entry }));
  return entries.sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));
}

/** The error codes with meaning and remedy as HTML, each with its code as id. */
export function errorTable(contract: Contract, locale: Locale): string {
  const all = errorsOf(contract);
  return [...new Set(all.map(({ status }) => status))]
    .map((status) => {
      const entries = all.filter((entry) => entry.status === status);
      return `<h3>HTTP ${status}</h3>\n<dl class="errors">${rows(entries, locale)}</dl>`;
    })
    .join('\n');
}

function rows(entries: ErrorEntry[], locale: Locale): string {
  return entries
    .map(({ code, remedy, [locale]: meaning }) => {
      const solved = `<b>${WORDS[locale].remedy}:</b> ${marked.parseInline(remedy[locale]) as string}`;
      return `<div id="${code}"><dt><code>${code}</code></dt><dd>${meaningOf(meaning)}</dd><dd>${solved}</dd></div>`;
    })
    .join('');
}

/** The message, with its parameters `{limit}` marked as such. */
function meaningOf(message: string): string {
  return escaped(message).replace(/\{(\w+)\}/g, '<var>$1</var>');
}
