import { Unreadable } from './Unreadable.ts';

/** The limits of an XML: no parser's cost may grow with its nesting, and none resolves entities. */
const MOST = {
  depth: 100,
  elements: 100_000,
  attributes: 400_000,
  inOne: 200,
  references: 200_000,
};

/**
 * Throws Unreadable for an XML that has a document type, and so entities, or more elements, attributes, references or
 * nesting than a limit. It looks once at each character, builds nothing, and leaves other faults to the parser.
 */
export function checkXml(text: string): void {
  let depth = 0;
  let elements = 0;
  let attributes = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const other = OTHERS.find(([start]) => text.startsWith(start, at));
    if (other) {
      at = after(text, other[1], at);
      continue;
    }
    if (text[at + 1] === '!') throw new Unreadable('A document type');
    const tag = tagAt(text, at);
    elements += 1;
    attributes += tag.attributes;
    depth += tag.isClosing ? -1 : tag.isEmpty ? 0 : 1;
    refuseAbove({ depth, elements, attributes, inOne: tag.attributes, references: 0 });
    at = tag.end;
  }
  refuseReferences(text);
}

/** The marks at which comments, texts and instructions begin and end, which are no elements. */
const OTHERS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** The end of a tag, and how many attributes it has: each is in quotes. */
function tagAt(text: string, start: number) {
  let attributes = 0;
  let at = start + 1;
  for (; text[at] !== '>'; at += 1) {
    if (at >= text.length) throw new Unreadable('A tag without an end');
    const mark = text[at]!;
    if (mark !== '"' && mark !== "'") continue;
    attributes += 1;
    at = after(text, mark, at + 1) - 1;
  }
  return {
    attributes,
    end: at + 1,
    isClosing: text[start + 1] === '/',
    isEmpty: text[at - 1] === '/',
  };
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  if (at < 0) throw new Unreadable(`A part without its ${mark}`);
  return at + mark.length;
}

function refuseReferences(text: string): void {
  let references = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) references += 1;
  refuseAbove({ depth: 0, elements: 0, attributes: 0, inOne: 0, references });
}

function refuseAbove(counts: typeof MOST): void {
  for (const what of Object.keys(MOST) as (keyof typeof MOST)[])
    if (counts[what] > MOST[what]) throw new Unreadable(`More than ${MOST[what]} (${what})`);
}
