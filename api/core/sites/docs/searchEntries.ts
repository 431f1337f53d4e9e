import { operations, type Contract } from '../../contract/document.ts';
import type { Locale } from '../../../shared/words.ts';
import { errorsOf } from './errorTable.ts';
import { DOCS, ERRORS_PAGE } from './frame.ts';
import type { GuidePage } from './guide.ts';
import { plainText } from './markdown.ts';
import { WORDS } from './words.ts';

/** A result of the documentation's search: a section of the guide, an error code or an operation. */
interface Entry {
  kind: string;
  title: string;
  text: string;
  url: string;
}

/** The entries of one language, which the script of the pages searches. */
export function searchEntries(contract: Contract, pages: GuidePage[], locale: Locale): Entry[] {
  const at = (path: string) => `${DOCS}/${locale}/${path}`;
  const kinds = WORDS[locale].kinds;
  const sections = pages.flatMap(({ name, title: page, sections }) =>
    sections.map(({ id, title, html }) => ({
      kind: kinds.guide,
      title: title === page ? page : `${page} › ${title}`,
      text: plainText(html.replace(HEADING, '').replace(ERROR_TABLE, '')),
      url: at(`${name}#${id}`),
    })),
  );
  const errors = errorsOf(contract).map(({ code, status, remedy, [locale]: meaning }) => ({
    kind: `${kinds.error} ${status}`,
    title: code,
    text: `${meaning} ${remedy[locale]}`,
    url: at(`${ERRORS_PAGE}#${code}`),
  }));
  return [...sections, ...errors, ...operationEntries(contract, kinds.operation, at)];
}

/** The parts of a section that its text leaves out: its title, and the errors, which have entries of their own. */
const HEADING = /^<h\d.*?<\/h\d>/s;
const ERROR_TABLE = /<h3>HTTP \d+<\/h3>\s*<dl class="errors">.*?<\/dl>/gs;

function operationEntries(contract: Contract, kind: string, at: (path: string) => string) {
  return operations(contract)
    .filter(({ operation }) => !operation['x-handler'])
    .map(({ path, method, operation: { operationId, summary, tags = [] } }) => ({
      kind,
      title: `${method.toUpperCase()} ${path}`,
      text: `${summary} (${operationId})`,
      url: at(`reference#/${tags[0]}/${operationId}`),
    }));
}
