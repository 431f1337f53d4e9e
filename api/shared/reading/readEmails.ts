import { readCode, withoutEntities } from './readCode.ts';

/**
 * The addresses in a text, in lower case and without names: `Ana <ana@flete.test>; luis@flete.test`. The domain is in
 * ASCII, as mail servers know it. A text without addresses is returned as it is, for the check of its format.
 */
export function readEmails(text: string): string[] {
  const plain = withoutEntities(text);
  const parts = /[<>]/.test(plain) && plain.includes('@') ? partsWithNames(plain) : partsOf(plain);
  return [...new Set(parts.map(addressIn).filter(Boolean))];
}

/** Every address of a text in which some have a name before them. */
function partsWithNames(text: string): string[] {
  const words = text.replace(/"[^"]*"/g, ' ').split(/[\s;,|<>]+/);
  return words.filter((word) => word.includes('@'));
}

/** An address without what copied links and cells put around it: `mailto:`, a subject, quotes. */
function addressIn(part: string): string {
  const address = readCode(part)
    .replace(/^mailto:/i, '')
    .replace(/^(['"])(.*)\1$/, '$2');
  const at = address.indexOf('@');
  const subject = at < 0 ? -1 : address.indexOf('?', at);
  return inAscii((subject < 0 ? address : address.slice(0, subject)).toLowerCase());
}

/** The parts of a text with several addresses; each run of blanks counts as one, a line end among them as a line end. */
function partsOf(text: string): string[] {
  const blanks = text.replace(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '));
  return blanks.replace(LABEL, '').split(SEPARATORS);
}

/** The text before an address in a signature. */
const LABEL = /^ ?(?:correo(?: electr[oó]nico)?|e-?mail|mail): ?/i;

/** Between addresses; a blank counts where an address follows. */
const SEPARATORS = /[;,|\n]|\s(?:y|o|and|or|\/)?\s*(?=\S+@)/;

function inAscii(address: string): string {
  const [, local, domain = ''] = /^(.+)@([^@\s/?#:]+)$/.exec(address) ?? [];
  if (!local || !/[^\0-\x7f]/.test(domain)) return address;
  return URL.canParse(`http://${domain}`)
    ? `${local}@${new URL(`http://${domain}`).hostname}`
    : address;
}
