/** The state of a link to a page as this tab left it, with its place on the screen. */
export const AS_LEFT = { isAsLeft: true };

/** Stores the address of a page with its query, under its path. */
export function rememberAddress(pathname: string, search: string): void {
  const searches = read<string>(ADDRESSES);
  if (searches[pathname] !== search) write(ADDRESSES, { ...searches, [pathname]: search });
}

/** The path of a page with the query that it had when this tab left it: its filters, order, page and tab. */
export function addressAsLeft(pathname: string): string {
  return pathname + (read<string>(ADDRESSES)[pathname] ?? '');
}

/** Notes how far an address is scrolled, in CSS pixels; kept over reloads once `keepPlaces` is called. */
export function notePlace(address: string, place: number): void {
  places ??= read<number>(PLACES);
  places[address] = Math.round(place);
}

/** Returns how far an address was scrolled when this tab left it, in CSS pixels. */
export function placeOf(address: string): number {
  places ??= read<number>(PLACES);
  return places[address] ?? 0;
}

/** Stores the noted places, so that a reloaded page knows them. */
export function keepPlaces(): void {
  if (places) write(PLACES, places);
}

/** Deletes the addresses and places of this tab, so that the next user does not get them. */
export function forgetAsLeft(): void {
  places = {};
  for (const key of [ADDRESSES, PLACES]) sessionStorage.removeItem(key);
}

let places: Record<string, number> | undefined;

function read<Value>(key: string): Record<string, Value> {
  return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, Value>;
}

function write(key: string, values: object): void {
  sessionStorage.setItem(key, JSON.stringify(values));
}

const ADDRESSES = 'addressesAsLeft';
const PLACES = 'placesAsLeft';
