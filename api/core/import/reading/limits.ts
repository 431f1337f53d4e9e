import { loadContract } from '../../contract/document.ts';

/** The limits of one file, so that reading it takes bounded time and memory. */
export interface Limits {
  /** Rows below the header, without blank ones. */
  rows: number;
  /** All records: the header, the rows and blank ones. */
  records: number;
  columns: number;
  /** Characters per record. */
  recordLength: number;
  /** Of a workbook, which is a zip archive: its parts, */
  entries: number;
  /** their bytes once unpacked, */
  unpackedBytes: number;
  /** and how many times larger they may become by unpacking. */
  compression: number;
}

interface FileSchema {
  properties: {
    file: {
      'x-max-bytes': number;
      'x-max-rows': number;
      'x-max-published-rows': number;
      'x-max-records': number;
      'x-max-columns': number;
      'x-max-record-length': number;
      'x-max-entries': number;
      'x-max-unpacked-bytes': number;
      'x-max-compression': number;
    };
  };
}

const { file } = (loadContract().components.schemas!.ImportFile as unknown as FileSchema)
  .properties;

/** The maximum size of a file, in bytes. */
export const MAX_BYTES = file['x-max-bytes'];

/** The limits from the contract's schema `ImportFile`. */
export const LIMITS: Limits = {
  rows: file['x-max-rows'],
  records: file['x-max-records'],
  columns: file['x-max-columns'],
  recordLength: file['x-max-record-length'],
  entries: file['x-max-entries'],
  unpackedBytes: file['x-max-unpacked-bytes'],
  compression: file['x-max-compression'],
};

/** The limits of a file that others publish, with the rows of all of its sheets. */
export const PUBLISHED_LIMITS: Limits = {
  ...LIMITS,
  rows: file['x-max-published-rows'],
  records: Math.max(file['x-max-records'], file['x-max-published-rows']),
};
