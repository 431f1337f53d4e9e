import { STATES } from './states.ts';
import { MUNICIPALITIES } from './zones/mexico.ts';
import { OTHER_ZONES } from './zones/zones.gen.ts';

/**
 * The IANA time zone of a place: that of its postal code, without one that of a Mexican border municipality with the name
 * of the city, else that of most of the state (ISO 3166-2). An unknown state gets the zone of its country's capital.
 */
export function timeZoneOf(
  state: string,
  postalCode?: string | null,
  city?: string | null,
): string {
  const other = postalCode ? otherZone(state, postalCode) : city && municipalZone(state, city);
  return other || (STATES[state]?.[0] ?? CAPITALS[state.slice(0, 2)] ?? 'America/New_York');
}

/** The IANA time zones of a state (ISO 3166-2): first that of most of it, then those of exceptions, without repetition. */
export function timeZonesOf(state: string): string[] {
  const others = (OTHER_ZONES[state] ?? []).map(([, zone]) => zone);
  return [...new Set([timeZoneOf(state), ...others])];
}

/** The IANA time zones of all states. */
export function timeZones(): string[] {
  return [...new Set(stateCodes().flatMap(timeZonesOf))];
}

/** The states of Mexico and the United States by ISO 3166-2 code. */
export function stateCodes(): string[] {
  return Object.keys(STATES);
}

/** Whether a postal code lies in the state (ISO 3166-2); true for an unknown state. */
export function liesIn(postalCode: string, state: string): boolean {
  const ranges = STATES[state]?.[1];
  if (!ranges) return true;
  const prefix = Number(postalCode.slice(0, state.startsWith('MX-') ? 2 : 3));
  return ranges.split(' ').some((range) => {
    const [first, last = first] = range.split('-').map(Number);
    return prefix >= first! && prefix <= last!;
  });
}

/** The state (ISO 3166-2) of a postal code; undefined when no state has it. */
export function stateOf(country: string, postalCode: string): string | undefined {
  const states = Object.keys(STATES).filter((state) => state.startsWith(`${country}-`));
  return states.find((state) => liesIn(postalCode, state));
}

const CAPITALS: Record<string, string> = { MX: 'America/Mexico_City', US: 'America/New_York' };

/** The zone of the longest beginning of the postal code that has one. */
function otherZone(state: string, postalCode: string): string | undefined {
  const zones = zonesByBeginning(state);
  const lengths = [5, 4, 3, 2];
  const beginning = lengths
    .map((length) => postalCode.slice(0, length))
    .find((at) => zones.has(at));
  return beginning && zones.get(beginning);
}

function municipalZone(state: string, city: string): string | undefined {
  const name = plain(city);
  return MUNICIPALITIES[state]?.find(([municipality]) => plain(municipality) === name)?.[1];
}

/** Lower case, without accents and without "Ciudad" before it: Ciudad Juárez lies in the municipality of Juárez. */
function plain(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
  return bare
    .toLowerCase()
    .replace(/^\s*(ciudad|cd\.?)\s+/, '')
    .trim();
}

function zonesByBeginning(state: string): Map<string, string> {
  const cached = BEGINNINGS.get(state);
  if (cached) return cached;
  const areas = (OTHER_ZONES[state] ?? []).flatMap(([beginnings, zone]) =>
    beginnings.split(' ').map((beginning) => [beginning, zone] as const),
  );
  BEGINNINGS.set(state, new Map(areas));
  return BEGINNINGS.get(state)!;
}

const BEGINNINGS = new Map<string, Map<string, string>>();
