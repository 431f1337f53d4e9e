import { placeJson } from '../tools/addresses.ts';
import { userOfCarrier } from '../directory/staff.ts';
import { place } from '../data/places/places.ts';
import type { IncidentStory } from '../data/stories/story.ts';
import { incidentId } from '../directory/incidents.ts';
import { companyId } from '../directory/companies.ts';
import { id } from '../tools/ids.ts';
import { shipmentId } from './shipments.ts';
import { later } from '../tools/time.ts';
import type { Trip } from './trips.ts';

type Users = Parameters<typeof userOfCarrier>[0];

/** The rows of the incidents of loads, reported by their carriers. */
export function shipmentIncidentRows(trips: Trip[], users: Users, now: Date) {
  return trips.flatMap((trip) =>
    (trip.progress.incidents ?? []).map((incident) => incidentRow(trip, incident, users, now)),
  );
}

function incidentRow(trip: Trip, incident: IncidentStory, users: Users, now: Date) {
  const { code, city, ago, delays = false, isOver, comment = null } = incident;
  const occurredAt = later(now, -ago);
  const userId = trip.carrier && userOfCarrier(users, trip.carrier);
  const end = isOver ? later(occurredAt, ago / 2) : null;
  return {
    id: id(`mishap:${trip.story.key}:${code}`),
    companyId: companyId(trip.story.company),
    shipmentId: shipmentId(trip),
    incidentId: incidentId(code),
    place: placeJson(place(city)),
    timeZone: place(city).timeZone,
    occurredAt,
    delays,
    comment,
    reportedBy: userId,
    resolvedAt: end,
    resolvedBy: end && userId,
    createdAt: occurredAt,
    updatedAt: end ?? occurredAt,
  };
}
