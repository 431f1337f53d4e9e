import { foldText } from '../../shared/reading/folded.ts';
import { KG_PER_LB } from '../../shared/measures.ts';
import type { LoadValues, MessagePlace } from '../../quoting/messages/Reading.ts';

/** Whether a value that was read is the right one, as the README of the test messages says. */
export function isEqual(field: string, value: unknown, expected: unknown): boolean {
  if (field === 'origin' || field === 'destination')
    return isSamePlace(value as MessagePlace, expected as Place);
  if (field === 'stops') return areSamePlaces(value as MessagePlace[], expected as Place[]);
  if (field === 'weight')
    return Math.abs(kilosOf(value as LoadValues['weight']) - (expected as { kg: number }).kg) <= 1;
  if (field === 'commodity')
    return holdsWords((value as LoadValues['comodity']).text, String(expected));
  if (field === 'reference') return holdsWords(String(value), String(expected));
  if (field === 'unNumber') return `UN${String(value)}` === expected;
  if (field === 'targetRate') return Number(value) === Number(expected);
  return plain(String(value)) === plain(String(expected));
}

interface Place {
  location?: string;
  city?: string;
  state?: string;
  postalCode?: string;
}

function isSamePlace(value: MessagePlace, expected: Place): boolean {
  if (expected.location) return value.locationId === expected.location;
  const isCity = !expected.city || holdsWords(value.city, expected.city);
  const isState = !expected.state || value.state === expected.state;
  return isCity && isState && (!expected.postalCode || value.postalCode === expected.postalCode);
}

function areSamePlaces(values: MessagePlace[], expected: Place[]): boolean {
  return (
    values.length === expected.length &&
    values.every((value, at) => isSamePlace(value, expected[at]!))
  );
}

function kilosOf({ weight, weightUnit }: LoadValues['weight']): number {
  return Number(weight) * (weightUnit === 'lb' ? KG_PER_LB : 1);
}

/** Whether one text contains the other by whole words. */
function holdsWords(one: string, other: string): boolean {
  const [a, b] = [` ${plain(one)} `, ` ${plain(other)} `];
  return a.includes(b) || b.includes(a);
}

/** Without case, accents, articles and punctuation. */
function plain(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}:.]+/gu, ' ')
    .replace(/\b(?:el|la|los|las|the|de|of|ciudad)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
