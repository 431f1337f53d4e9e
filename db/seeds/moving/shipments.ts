import { cargo } from '../quoting/cargo.ts';
import { numbered } from '../tools/numbered.ts';
import { carrierId } from '../directory/carriers.ts';
import { comodityId } from '../directory/comodities.ts';
import { companyId } from '../directory/companies.ts';
import { equipmentId } from '../directory/equipments.ts';
import { id } from '../tools/ids.ts';
import { conditions } from '../quoting/quotes.ts';
import { money } from '../quoting/prices.ts';
import type { Trip } from './trips.ts';

/** The rows of the loads, numbered per company in order of creation. */
export function shipmentRows(trips: Trip[]) {
  return numbered(trips.map(shipmentRow));
}

/** The id of a load. */
export function shipmentId({ story }: Trip): string {
  return id(`shipment:${story.key}`);
}

function shipmentRow(trip: Trip) {
  const { story, carrier, plan, progress, steps } = trip;
  return {
    id: shipmentId(trip),
    companyId: companyId(story.company),
    customerId: companyId(story.customer),
    quoteId: plan?.id ?? null,
    carrierId: carrier && carrierId(carrier.key),
    status: progress.status,
    currentStop: steps.at(-1)!.stop ?? null,
    movement: trip.lane.movement,
    origin: trip.origin,
    destination: trip.destination,
    ...trip.schedule.dates,
    ...cargoFields(trip),
    ...priceFields(trip),
    customerReference: plan?.story.customerReference ?? null,
    comment: story.comment ?? null,
    deliveredAt: steps.find(({ status }) => status === 'delivered')?.at ?? null,
    createdAt: steps[0]!.at,
    updatedAt: steps.at(-1)!.at,
  };
}

function cargoFields({ story, plan, comodity, hazmat }: Trip) {
  return {
    equipmentId: equipmentId(story.equipment),
    comodityId: comodityId(comodity),
    hazmat,
    ...cargo(story.key, comodity, story.equipment),
    ...(plan && conditions(plan)),
  };
}

function priceFields({ plan, lane }: Trip) {
  return {
    currency: plan?.currency ?? (lane.movement === 'mexico' ? 'MXN' : 'USD'),
    purchaseCost: plan?.purchase ? money(plan.purchase) : null,
    saleValue: plan?.sale ? money(plan.sale) : null,
  };
}
