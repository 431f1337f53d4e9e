import { SaxesParser } from 'saxes';
import { checkXml } from './checkXml.ts';
import { Unreadable } from './Unreadable.ts';

/** An element of an XML, by its name without its prefix. */
export interface XmlElement {
  name: string;
  attributes: Partial<Record<string, string>>;
}

/** The most characters of an XML, and the most elements that are returned. */
const MOST = { characters: 4_000_000, elements: 1000 };

/** Which elements of an XML are read, by their names without prefixes. */
export interface WantedElements {
  names: string[];
  /** An element that is not looked at: what others add to a document for themselves, well-formed or not. */
  without?: string;
}

/**
 * The elements with these names, in their order. Throws Unreadable for what is no well-formed XML, apart from what it is
 * read without and what follows its end, and for one that exceeds a limit.
 */
export function xmlElements(whole: string, { names, without }: WantedElements): XmlElement[] {
  if (whole.length > MOST.characters) throw new Unreadable('Too long');
  const text = documentIn(whole, without);
  checkXml(text);
  const wantedNames = new Set(names);
  const elements: XmlElement[] = [];
  // Resolving namespaces would cost the square of the depth.
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', ({ message }) => {
    throw new Unreadable(message);
  });
  parser.on('opentag', ({ name: whole, attributes }) => {
    const name = whole.slice(whole.indexOf(':') + 1);
    if (wantedNames.has(name) && elements.length < MOST.elements)
      elements.push({ name, attributes });
  });
  parser.write(text).close();
  return elements;
}

/** The XML up to the end of its outermost element, and without all from the first to the last tag of an element. */
function documentIn(whole: string, without: string | undefined): string {
  const root = ROOT.exec(whole)?.[1];
  const end = root ? whole.lastIndexOf(`</${root}`) : -1;
  const text = end < 0 ? whole : `${whole.slice(0, end)}</${root}>`;
  return without ? withoutElement(text, without) : text;
}

const ROOT = /^(?:<\?[^>]*\?>|<!--[^]*?-->|\s)*<([\p{L}_][\p{L}\p{N}._:-]*)/u;

function withoutElement(text: string, name: string): string {
  const first = new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])`).exec(text);
  if (!first) return text;
  const closing = [...text.matchAll(new RegExp(`</(?:[\\w.-]+:)?${name}\\s*>`, 'g'))].at(-1);
  const end = closing ? closing.index + closing[0].length : text.indexOf('>', first.index) + 1;
  return text.slice(0, first.index) + text.slice(Math.max(end, first.index));
}
