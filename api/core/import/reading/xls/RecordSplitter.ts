/** A record of a workbook: its type ([MS-XLS] 2.3) and its bytes. */
export interface BiffRecord {
  type: number;
  data: Buffer;
}

/** Splits the bytes of a workbook into records, piece by piece. */
export class RecordSplitter {
  #held: Buffer = Buffer.alloc(0);

  /** The records that this piece completes. */
  *records(piece: Buffer): Generator<BiffRecord> {
    const bytes = this.#held.length > 0 ? Buffer.concat([this.#held, piece]) : piece;
    let at = 0;
    while (at + HEAD <= bytes.length) {
      const end = at + HEAD + bytes.readUInt16LE(at + 2);
      if (end > bytes.length) break;
      yield { type: bytes.readUInt16LE(at), data: bytes.subarray(at + HEAD, end) };
      at = end;
    }
    this.#held = bytes.subarray(at);
  }
}

const HEAD = 4;

/** The types of records that are read. */
export const TYPE = {
  bof: 0x809,
  eof: 0x0a,
  password: 0x2f,
  from1904: 0x22,
  format: 0x41e,
  style: 0xe0,
  sheet: 0x85,
  row: 0x208,
  strings: 0xfc,
  continued: 0x3c,
  string: 0xfd,
  label: 0x204,
  richLabel: 0xd6,
  number: 0x203,
  short: 0x27e,
  shorts: 0xbd,
  formula: 0x06,
  formulaText: 0x207,
  truth: 0x205,
  merged: 0xe5,
} as const;
