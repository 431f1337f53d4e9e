import { readCode, withoutEntities } from './readCode.ts';

/**
 * The addresses in a text, in lower case and without names: `Ana <ana@flete.test>; luis@flete.test`. The domain is in
 * ASCII, as mail servers know it. A text without addresses is returned as it is, for the check of its format.
 */
export function readEmails(text: string): string[] {
  const inBrackets = [...text.matchAll(/<([^<>@\s]+@[^<>\s]+)>/g)].map(([, address]) => address!);
  const parts = inBrackets.length > 0 ? inBrackets : partsOf(withoutEntities(text));
  const addresses = parts.map((part) =>
    inAscii(
      readCode(part)
        .replace(/^mailto:/i, '')
        .toLowerCase(),
    ),
  );
  return [...new Set(addresses.filter(Boolean))];
}

/** The parts of a text with several addresses; each run of blanks counts as one, a line end among them as a line end. */
function partsOf(text: string): string[] {
  return text.replace(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' ')).split(SEPARATORS);
}

/** Between addresses; a blank counts where an address follows. */
const SEPARATORS = /[;,|\n]|\s(?:y|o|and|or|\/)?\s*(?=\S+@)/;

function inAscii(address: string): string {
  const [, local, domain = ''] = /^(.+)@([^@\s/?#:]+)$/.exec(address) ?? [];
  if (!local || !/[^\0-\x7f]/.test(domain)) return address;
  return URL.canParse(`http://${domain}`)
    ? `${local}@${new URL(`http://${domain}`).hostname}`
    : address;
}
