import { SaxesParser } from 'saxes';
import { UnreadableFile } from '../UnreadableFile.ts';
import { NO_WORKBOOK } from './problems.ts';

export type Attributes = Record<string, string>;

/** The acts on the elements of a part and their text; names are without their namespace. */
export interface Handlers {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** The most characters that may pass without an element: the longest cell of Excel has 32,767. */
const LONGEST = 1_000_000;

/** Elements within elements; Excel has about ten. */
const DEEPEST = 100;

/**
 * Parses the XML of a part piece by piece. Throws an UnreadableFile for what is no well-formed XML, for a document type,
 * and for texts and nestings that Excel does not write, so that memory is bounded.
 */
export class XmlParser {
  readonly #parser = new SaxesParser();
  #since = 0;
  #depth = 0;

  constructor({ open, text, close }: Handlers) {
    const parser = this.#parser;
    parser.on('error', refuse);
    parser.on('doctype', refuse);
    parser.on('opentag', ({ name, attributes }) => {
      this.#since = 0;
      this.#depth += 1;
      if (this.#depth > DEEPEST) refuse();
      open?.(localName(name), attributes);
    });
    parser.on('closetag', ({ name }) => {
      this.#since = 0;
      this.#depth -= 1;
      close?.(localName(name));
    });
    if (text) parser.on('text', text);
  }

  write(piece: string): void {
    this.#since += piece.length;
    this.#parser.write(piece);
    if (this.#since > LONGEST) refuse();
  }

  close(): void {
    this.#parser.close();
  }
}

/** Parses a whole part. */
export async function parseXml(pieces: AsyncIterable<string>, handlers: Handlers): Promise<void> {
  const parser = new XmlParser(handlers);
  for await (const piece of pieces) parser.write(piece);
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function refuse(cause?: unknown): never {
  throw new UnreadableFile(NO_WORKBOOK, { cause });
}
