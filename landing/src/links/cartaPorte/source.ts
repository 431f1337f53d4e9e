import { type LinkSource, readingOf } from '../record/LinkSource.ts';
import type { CartaPorte } from './types.ts';

/** Reads the Carta Porte with the part that the party of the link fills. */
export const cartaPorteSource: LinkSource<CartaPorte> = {
  kinds: ['carta_porte_customer', 'carta_porte_carrier'],
  read: async ({ client, subjectId }) => readingOf(await client.call(pathOf(subjectId))),
};

/** The path of the API of a load's Carta Porte. */
export function pathOf(shipmentId: string): string {
  return `/api/shipments/${shipmentId}/cartaPorte`;
}
