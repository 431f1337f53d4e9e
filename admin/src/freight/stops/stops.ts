import type { Schemas } from '../../core/contract/types.ts';

/** A stop of a load, or of a route, which has no window. */
export type AnyStop = Schemas['LaneStop'] & Partial<Schemas['Stop']>;

/** Whether stops say more than an origin and a destination can: a third one, or a contact, reference or goods of one. */
export function hasMore(stops: AnyStop[] | null = []): stops is AnyStop[] {
  if (!stops) return false;
  return stops.length > 2 || stops.some(hasDetails);
}

/** Whether anything is said of a stop besides its place and window. */
export function hasDetails({ contact, reference, goods }: AnyStop): boolean {
  return !!contact?.name || !!contact?.phone || !!reference || !!goods?.length;
}

/** The stops between the ends. */
export function stopsBetween<Stop>(stops: Stop[] | null = []): Stop[] {
  return stops?.slice(1, -1) ?? [];
}

/** The parameter of a call that names the states of the stops between the ends; undefined without such stops. */
export function viaStates(stops: AnyStop[] | null | undefined): string | undefined {
  const states = stopsBetween(stops).map(({ place }) => place?.state ?? '');
  return states.length > 0 ? states.join(',') : undefined;
}
