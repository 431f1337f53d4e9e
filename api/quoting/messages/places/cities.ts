import { POSTAL_CODES } from '../../../../db/reference/postalCodes.ts';
import type { MessagePlace } from '../Reading.ts';
import { foldText } from '../../../shared/reading/folded.ts';
import { CITY_WORDS } from '../words/cityWords.ts';
import { MORE_CITIES } from '../words/moreCities.ts';

/** A city that is read, with the phrases by which people name it. */
export interface City {
  phrases: string;
  place: MessagePlace;
}

/** The freight cities of the product's table, and further ones of the trade, each once. */
export function cities(): readonly City[] {
  return (stored ??= listCities());
}

let stored: readonly City[] | undefined;

function listCities(): City[] {
  const places = [...POSTAL_CODES.map(inTable), ...further()];
  const unique = new Map(places.map((place) => [keyOf(place), place]));
  return [...unique.values()].map((place) => ({ phrases: phrasesOf(place), place }));
}

/** `MX 66600 MX-NLE Apodaca` of the table of postal codes; a city of several codes has none. */
function inTable(row: string): MessagePlace {
  const [, , state = '', ...name] = row.split(' ');
  return placeOf(state, name.join(' '));
}

function further(): MessagePlace[] {
  return Object.entries(MORE_CITIES).flatMap(([state, names]) =>
    names.split('|').map((name) => placeOf(state, name)),
  );
}

/** A city of a state (ISO 3166-2). */
export function placeOf(state: string, city: string): MessagePlace {
  return { city, state, country: state.startsWith('MX') ? 'MX' : 'US' };
}

/** Its name, without "Ciudad" too where that is usual, and the other names of the trade. */
function phrasesOf({ city, state }: MessagePlace): string {
  const others = CITY_WORDS.filter(([, at, name]) => at === state && name === city);
  const short = city.startsWith('Ciudad ') ? [city.replace('Ciudad', 'Cd')] : [];
  return [city, ...short, ...others.map(([phrases]) => phrases)].join('|');
}

function keyOf({ city, state }: MessagePlace): string {
  return `${state} ${foldText(city)}`;
}
