import { place, type Place } from '../data/places/places.ts';
import type { StopStory } from '../data/stories/story.ts';
import { distanceKm, laneBetween } from '../tools/geography.ts';
import type { PlaceJson } from '../tools/addresses.ts';
import { companyId } from '../directory/companies.ts';
import { later } from '../tools/time.ts';
import { type Schedule, windowAt } from './schedule.ts';

/** A stop between the ends of a load, with its day and hours; the hours of a delivery are not known yet. */
export interface StopBetween extends StopStory {
  place: PlaceJson;
  date: string;
  fromTime: string | null;
  toTime: string | null;
}

const HOURS_TO_NEXT_PICKUP = 2;

/** The stops between the ends of a story's load. */
export function stopsBetween(
  via: StopStory[],
  { schedule, addressIn }: { schedule: Schedule; addressIn: (city: Place) => PlaceJson },
): StopBetween[] {
  return via.map((stop, index) => {
    const city = place(stop.city);
    const pickupAt = later(schedule.pickupAt, (index + 1) * HOURS_TO_NEXT_PICKUP * 60);
    const { date, from, to } = windowAt(pickupAt, city);
    const isPickup = stop.kind === 'pickup';
    return {
      ...stop,
      place: addressIn(city),
      date: isPickup ? date : schedule.dates.deliveryDate,
      fromTime: isPickup ? from : null,
      toTime: isPickup ? to : null,
    };
  });
}

/** The length in kilometers of the way over all stops. */
export function kilometersOver(cities: Place[]): number {
  return cities
    .slice(1)
    .reduce((sum, city, index) => sum + distanceKm(laneBetween(cities[index]!, city)), 0);
}

/** A record with stops, as far as its rows of them follow from it. */
interface Stopped<Owner> {
  owner: Owner;
  story: { company: Parameters<typeof companyId>[0] };
  between: StopBetween[];
}

/** The rows of the stops of a quote or load; none where it has only its ends. */
export function stopRows<Owner extends object>({ owner, story, between }: Stopped<Owner>) {
  if (between.length === 0) return [];
  const key = { companyId: companyId(story.company), ...owner };
  return [
    { ...key, position: 1, kind: 'pickup' },
    ...between.map(({ city: _, ...stop }, index) => ({ ...key, position: index + 2, ...stop })),
    { ...key, position: between.length + 2, kind: 'delivery' },
  ];
}

/** What lists read of the stops of a quote or load: the text that a search finds, and their states in order. */
export function stopsInRecord(between: StopBetween[]) {
  return { stopsText: stopsText(between), stopStates: between.map(({ place }) => place.state) };
}

/** What a search finds of the stops of a quote or load; null where it has only its ends. */
function stopsText(between: StopBetween[]): string | null {
  const texts = between.flatMap(({ place: { city, name }, reference }) => [city, name, reference]);
  return between.length > 0 ? texts.filter((text) => text).join(' ') : null;
}
