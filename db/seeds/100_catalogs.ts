import { bridgeRows } from './directory/bridges.ts';
import { comodityRows } from './directory/comodities.ts';
import { contactTypeRows } from './directory/contactTypes.ts';
import { equipmentRows } from './directory/equipments.ts';
import { incidentRows } from './directory/incidents.ts';
import { packagingRows } from './directory/packagings.ts';

/** The catalogs that every installation begins with, by table; `npm run setup` writes them too. */
export function rows(now: Date) {
  return {
    equipments: equipmentRows(now),
    comodities: comodityRows(now),
    packagings: packagingRows(now),
    contact_types: contactTypeRows(now),
    incidents: incidentRows(now),
    bridges: bridgeRows(now),
  };
}
