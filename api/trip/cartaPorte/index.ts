import { cartaPorteLinks } from './link.ts';
import { cartaPortePolicy } from './policy.ts';
import handlers from './routes.ts';
import { WITH_SHIPMENT } from '../shipments/index.ts';

export { fileOf as cartaPorteFile } from './export/download.ts';
export { findExportable } from './service.ts';

/** The data for the Carta Porte of loads: two parts by who answers for what, checked and exported, never stamped. */
export const cartaPorte = {
  name: 'cartaPorte',
  policy: cartaPortePolicy,
  table: 'carta_portes',
  seenWith: WITH_SHIPMENT,
  handlers,
  links: Object.values(cartaPorteLinks),
};
