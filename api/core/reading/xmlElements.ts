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

/**
 * The elements with these names (without prefixes), in their order. Throws Unreadable for what is no well-formed XML and
 * for one that exceeds a limit.
 */
export function xmlElements(text: string, names: string[]): XmlElement[] {
  if (text.length > MOST.characters) throw new Unreadable('Too long');
  checkXml(text);
  const wanted = new Set(names);
  const found: XmlElement[] = [];
  // Resolving namespaces would cost the square of the depth.
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', ({ message }) => {
    throw new Unreadable(message);
  });
  parser.on('opentag', ({ name: whole, attributes }) => {
    const name = whole.slice(whole.indexOf(':') + 1);
    if (wanted.has(name) && found.length < MOST.elements) found.push({ name, attributes });
  });
  parser.write(text).close();
  return found;
}
