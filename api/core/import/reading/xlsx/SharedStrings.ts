import type { Archive } from './Archive.ts';
import { decodeEscapes } from './cellText.ts';
import { parseXml } from './xml.ts';

/** The texts that cells of a workbook refer to by number; kept as bytes, outside of the thread's limited heap. */
export class SharedStrings {
  #bytes = Buffer.alloc(65_536);
  #ends = new Uint32Array(4096);
  #count = 0;

  /** Reads the texts of a part; without one, there are none. */
  static async read(archive: Archive, part: string | undefined): Promise<SharedStrings> {
    const strings = new SharedStrings();
    if (!part) return strings;
    let text = '';
    let isText = false;
    let isPhonetic = false;
    await parseXml(archive.text(part), {
      open(name) {
        if (name === 'si') text = '';
        if (name === 'rPh') isPhonetic = true;
        isText = name === 't' && !isPhonetic;
      },
      text: (piece) => {
        if (isText) text += piece;
      },
      close(name) {
        isText = false;
        if (name === 'rPh') isPhonetic = false;
        if (name === 'si') strings.add(decodeEscapes(text));
      },
    });
    return strings;
  }

  /** The text with this number; '' where there is none. */
  at(number: number): string {
    if (!(number >= 0 && number < this.#count)) return '';
    return this.#bytes.toString('utf8', number && this.#ends[number - 1], this.#ends[number]);
  }

  add(text: string): void {
    const start = this.#count && this.#ends[this.#count - 1]!;
    const size = Buffer.byteLength(text);
    if (start + size > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, start + size));
      this.#bytes.copy(larger, 0, 0, start);
      this.#bytes = larger;
    }
    if (this.#count === this.#ends.length) {
      const longer = new Uint32Array(this.#ends.length * 2);
      longer.set(this.#ends);
      this.#ends = longer;
    }
    this.#bytes.write(text, start);
    this.#ends[this.#count] = start + size;
    this.#count += 1;
  }
}
