import type { Actor } from '../../core/auth/actor.ts';
import { abilities } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { warnings } from '../../core/records/warnings.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import { loadWarnings, namedAsSent, warningsOfStops } from '../../quoting/quotes/index.ts';
import type { Locale } from '../../shared/words.ts';
import { coverageOfLegs } from './legs/coverageOfLegs.ts';
import { partsWithZones } from './legs/partsWithZones.ts';
import { nextStatuses, nextSteps, shipmentPolicy as may } from './policy.ts';
import * as shipments from './service.ts';
import { coverageWarnings } from './uncovered.ts';

/** A load that was just written, with what is probably wrong with it. */
export async function presentSaved(
  actor: Actor,
  locale: Locale,
  id: string,
  { stops }: Schemas['ShipmentChange'],
) {
  const shipment = await presentLoad(actor, id);
  const list = [
    ...loadWarnings(shipment),
    ...warningsOfStops(shipment),
    ...coverageWarnings(shipment),
    ...(await coverageOfLegs(actor, shipment)),
  ];
  return { ...shipment, warnings: warnings(locale, namedAsSent(list, stops)) };
}

/** A load in its details, with what the actor may do with it. */
export async function presentLoad(actor: Actor, id: string, query?: { expand?: string[] }) {
  const shipment = await shipments.find(actor, may.visible(actor), id, query);
  return {
    ...shipment,
    ...partsWithZones(shipment),
    originTimeZone: zoneOf(shipment.origin!),
    destinationTimeZone: zoneOf(shipment.destination!),
    can: abilities(may, actor, shipment),
    nextStatuses: nextStatuses(actor, shipment),
    nextSteps: nextSteps(actor, shipment),
  };
}
