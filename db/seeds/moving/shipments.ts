import { cargo } from '../quoting/cargo.ts';
import { numbered, type Numbered } from '../tools/numbered.ts';
import { carrierId } from '../directory/carriers.ts';
import { comodityId } from '../directory/comodities.ts';
import { companyId } from '../directory/companies.ts';
import { equipmentId } from '../directory/equipments.ts';
import { id } from '../tools/ids.ts';
import { conditions, partFields } from '../quoting/quotes.ts';
import { money } from '../quoting/prices.ts';
import { stopsInRecord } from '../quoting/stopsBetween.ts';
import type { Trip } from './trips.ts';

/** The rows of the loads, numbered per company in order of creation, after those that have numbers. */
export function shipmentRows(trips: Trip[], before: Numbered[] = []) {
  return numbered(trips.map(shipmentRow), before);
}

/** The id of a load. */
export function shipmentId({ story }: Pick<Trip, 'story'>): string {
  return id(`shipment:${story.key}`);
}

function shipmentRow(trip: Trip) {
  const { story, carrier, plan, progress, steps } = trip;
  return {
    id: shipmentId(trip),
    companyId: companyId(story.company),
    customerId: plan?.part ? null : companyId(story.customer),
    quoteId: plan?.id ?? null,
    carrierId: carrier && carrierId(carrier.key),
    status: progress.status,
    currentStop: steps.at(-1)!.stop ?? null,
    movement: trip.lane.movement,
    origin: trip.origin,
    destination: trip.destination,
    ...stopsInRecord(trip.between),
    ...trip.schedule.dates,
    ...cargoFields(trip),
    ...priceFields(trip),
    ...partFields(plan),
    wholeId: plan?.part ? shipmentId(plan.part.whole) : null,
    byLegs: plan?.byLegs !== undefined,
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
    ...cargo(plan?.part?.whole.story.key ?? story.key, comodity, story.equipment),
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
