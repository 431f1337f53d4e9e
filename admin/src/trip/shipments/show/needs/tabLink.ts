import type { Shipment } from '../../shipment.ts';
import type { LoadTab } from './needsOf.ts';

/** The link to a tab of the load whose page is open. */
export function tabLink(tab: LoadTab) {
  return { search: `?tab=${tab}`, hash: `#panel-${tab}` };
}

/** The link from any page to a load's papers: its rate confirmation, and its legs with operator, unit and trailer. */
export function papersOf({ id }: Shipment) {
  return { pathname: `/admin/shipments/${id}/view`, ...tabLink('papers') };
}
