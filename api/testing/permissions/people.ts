import type { Column, Person, World } from './types.ts';

/** The user of a column who may change records. */
export function userOf({ people }: Pick<World, 'people'>, column: Column): Person['user'] {
  return people.find((person) => person.column === column && !person.readsOnly)!.user;
}
