import { firstBytes } from '../files/firstBytes.ts';
import { isXml, xmlText } from '../reading/xmlText.ts';

/** A media type and the ending of its files' names. */
export interface FileType {
  mime: string;
  ext: string;
}

/** The type of a file by its content: an XML also without its declaration, or after a blank line. */
export async function typeOf(path: string): Promise<FileType | undefined> {
  const sample = await firstBytes(path, SAMPLE);
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(sample);
  return type ?? (isXml(xmlText(sample)) ? XML : undefined);
}

/** Types are recognized by the beginning alone, so that nothing is unpacked for it; `file-type` asks for as many bytes. */
const SAMPLE = 4100;

const XML: FileType = { mime: 'application/xml', ext: 'xml' };
