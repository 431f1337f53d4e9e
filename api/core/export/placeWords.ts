import { stateNames } from '../contract/stateNames.ts';
import type { Names, WordsOf } from './words.ts';

/** The names of the states and countries in the columns of addresses. */
export function placeWords(paths: string[]): WordsOf {
  const states = Object.entries(stateNames()).map(([code, name]) => [code, [name, name]] as const);
  const names: Record<string, Names> = { state: Object.fromEntries(states), country: COUNTRIES };
  const named = paths.map((path) => [path, names[path.split('.').at(-1)!]] as const);
  return Object.fromEntries(named.filter(([, own]) => own)) as WordsOf;
}

const COUNTRIES: Names = {
  MX: ['México', 'Mexico'],
  US: ['Estados Unidos', 'United States'],
  CA: ['Canadá', 'Canada'],
};
