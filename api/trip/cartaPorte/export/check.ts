import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { XsdValidator } from 'libxml2-wasm';
import type { Node } from './tree.ts';
import { xmlOf } from './files.ts';

/** The id that whoever stamps replaces; only the check of the schema needs one. */
const ID = 'CCC00000-0000-4000-8000-000000000000';

let ownSchema: Promise<XsdValidator> | undefined;

/**
 * Lists all that a schema of Carta Porte 3.1 refuses in a complement, by default that for road transport; empty when it is
 * valid.
 */
export async function schemaErrors(
  { name, attributes, children }: Node,
  schema = (ownSchema ??= readSchema()),
): Promise<string[]> {
  const { XmlDocument, XmlValidateError } = await import('libxml2-wasm');
  const whole = { name, children, attributes: { ...attributes, IdCCP: ID } };
  const document = XmlDocument.fromString(xmlOf(whole));
  try {
    (await schema).validate(document);
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
