import { loadContract } from '../../contract/document.ts';

/** How much one file may hold, so that reading it takes bounded time and memory. */
export interface Limits {
  /** Rows below the header that are not blank. */
  rows: number;
  /** All records: the header, the rows and the blank ones. */
  records: number;
  columns: number;
  /** Characters of one record. */
  recordLength: number;
}

interface FileSchema {
  properties: {
    file: {
      maxLength: number;
      'x-max-rows': number;
      'x-max-records': number;
      'x-max-columns': number;
      'x-max-record-length': number;
    };
  };
}

const { file } = (loadContract().components.schemas!.ImportFile as unknown as FileSchema)
  .properties;

/** The size of a file, in bytes. */
export const MAX_BYTES = file.maxLength;

/** The limits that the contract states under `ImportFile`. */
export const LIMITS: Limits = {
  rows: file['x-max-rows'],
  records: file['x-max-records'],
  columns: file['x-max-columns'],
  recordLength: file['x-max-record-length'],
};
