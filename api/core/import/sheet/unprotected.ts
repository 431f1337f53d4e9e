import { plainText } from '../../../shared/reading/plainText.ts';

/**
 * The text of a cell without what exporters put around it so that a spreadsheet does not change it: `="06600"`, `'06600`,
 * a control character; and without marks that have no shape.
 */
export function unprotected(cell: string): string {
  const text = plainText(cell).replace(CONTROLS, '').trim();
  const [, quoted] = /^="(.*)"$/s.exec(text) ?? [];
  return (quoted ?? text).replace(APOSTROPHE, '').trim();
}

/** An apostrophe before a formula, a number or a code; in other texts it may belong to a name. */
const APOSTROPHE = /^'(?=[=+\-@\t\r]|[\dA-Z&Ñ-]+$)/i;

// eslint-disable-next-line no-control-regex -- U+001F among them
const CONTROLS = /[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]/g;
