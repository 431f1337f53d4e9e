import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { XsdValidator } from 'libxml2-wasm';
import type { Node } from './tree.ts';
import { xmlOf } from './files.ts';

/** The id that whoever stamps replaces; only the check of the schema needs one. */
const ID = 'CCC00000-0000-4000-8000-000000000000';

let schema: Promise<XsdValidator> | undefined;

/** Lists all that the schema of Carta Porte 3.1 for road transport refuses in a complement; empty when it is valid. */
export async function schemaErrors({ name, attributes, children }: Node): Promise<string[]> {
  const { XmlDocument, XmlValidateError } = await import('libxml2-wasm');
  const whole = { name, children, attributes: { ...attributes, IdCCP: ID } };
  const document = XmlDocument.fromString(xmlOf(whole));
  try {
    (await (schema ??= readSchema())).validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message }) => message.trim());
  } finally {
    document.dispose();
  }
}

/** The schema, compiled once for the life of the process. */
async function readSchema(): Promise<XsdValidator> {
  const { XmlDocument, XsdValidator } = await import('libxml2-wasm');
  const text = await readFile(join(import.meta.dirname, 'complement.xsd'), 'utf8');
  return XsdValidator.fromDoc(XmlDocument.fromString(text));
}
