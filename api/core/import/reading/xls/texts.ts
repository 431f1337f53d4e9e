import type { SharedStrings } from '../xlsx/SharedStrings.ts';

/** A text with the number of its characters in 1 or 2 bytes ([MS-XLS] 2.5.293, 2.5.294); cut off where the bytes end. */
export function textAt(data: Buffer, at: number, lengthBytes: 1 | 2): string {
  const length = data.readUIntLE(at, lengthBytes);
  const isWide = data[at + lengthBytes]! & WIDE;
  const start = at + lengthBytes + 1;
  return data.toString(
    isWide ? 'utf16le' : 'latin1',
    start,
    start + (isWide ? length * 2 : length),
  );
}

/** Reads the table of texts, which is one record and its continuations ([MS-XLS] 2.5.293, 2.4.265). */
export function readTexts(records: Buffer[], strings: SharedStrings): void {
  const bytes = new ContinuedBytes(records);
  bytes.skip(8);
  while (bytes.isMore) strings.add(nextText(bytes));
}

function nextText(bytes: ContinuedBytes): string {
  const length = bytes.number(2);
  const flags = bytes.number(1);
  const runs = flags & RICH ? bytes.number(2) : 0;
  const phonetic = flags & PHONETIC ? bytes.number(4) : 0;
  const text = bytes.text(length, (flags & WIDE) !== 0);
  bytes.skip(runs * 4 + phonetic);
  return text;
}

const WIDE = 1;
const PHONETIC = 4;
const RICH = 8;

/** The bytes of a record and its continuations; reading beyond them throws a RangeError. */
class ContinuedBytes {
  #record = 0;
  #at = 0;

  constructor(private readonly records: Buffer[]) {}

  get isMore(): boolean {
    while (this.#record < this.records.length && this.#left === 0) this.#continue();
    return this.#record < this.records.length;
  }

  number(size: number): number {
    let value = 0;
    for (let i = 0; i < size; i += 1) value += this.#byte() * 256 ** i;
    return value;
  }

  skip(size: number): void {
    let bytesLeft = size;
    while (bytesLeft > this.#left) {
      bytesLeft -= this.#left;
      this.#continue();
    }
    this.#at += bytesLeft;
  }

  /** A text of so many characters; where it goes on in the next record, a byte says again how wide they are. */
  text(length: number, isWide: boolean): string {
    let text = '';
    let wide = isWide;
    for (let charactersLeft = length; charactersLeft > 0;) {
      if (this.#left === 0) {
        this.#continue();
        wide = (this.#byte() & WIDE) !== 0;
      }
      const size = wide ? 2 : 1;
      const count = Math.min(charactersLeft, Math.floor(this.#left / size));
      if (count === 0) throw new RangeError('A character is cut in two');
      const end = this.#at + count * size;
      text += this.#bytes.toString(wide ? 'utf16le' : 'latin1', this.#at, end);
      this.#at = end;
      charactersLeft -= count;
    }
    return text;
  }

  get #bytes(): Buffer {
    const bytes = this.records[this.#record];
    if (!bytes) throw new RangeError('The texts end early');
    return bytes;
  }

  get #left(): number {
    return this.#bytes.length - this.#at;
  }

  #byte(): number {
    while (this.#left === 0) this.#continue();
    return this.#bytes[this.#at++]!;
  }

  #continue(): void {
    this.#record += 1;
    this.#at = 0;
  }
}
