import { Refusal } from '../../../core/errors/errors.ts';
import { CartaPorte } from '../CartaPorte.ts';
import { loadKeys } from '../keys/load.ts';
import type { LoadWithLeg } from '../load.ts';
import { fillFromKnown } from '../prefill/prefill.ts';
import { blocks, findingsOf } from '../rules/rules.ts';
import { schemaErrors } from './check.ts';
import { complementOf } from './complement.ts';
import { csvOf, jsonOf, xmlOf } from './files.ts';
import type { Node } from './tree.ts';

export type Format = 'xml' | 'json' | 'csv';

const MEDIA_TYPES = { xml: 'application/xml', json: 'application/json', csv: 'text/csv' };

/** The complement's data of a load as a file; the XML only when no rule is broken and the schema accepts it, else 409. */
export async function fileOf(load: LoadWithLeg, format: Format) {
  const { data } = fillFromKnown(load);
  const keys = await loadKeys(CartaPorte.knex(), data, load.pickupDate);
  const complement = complementOf(data, keys);
  if (format === 'xml' && (blocks(findingsOf(data, keys)) || (await schemaErrors(complement))[0]))
    throw new Refusal('CARTA_PORTE_INCOMPLETE');
  return {
    fileName: `carta-porte-${load.reference}.${format}`,
    mediaType: MEDIA_TYPES[format],
    content: Buffer.from(textOf(complement, format)),
  };
}

function textOf(complement: Node, format: Format): string {
  if (format === 'xml') return xmlOf(complement);
  if (format === 'csv') return csvOf(complement);
  return `${JSON.stringify({ CartaPorte: jsonOf(complement) }, null, 2)}\n`;
}
