import type { Mention } from '../Reading.ts';

/**
 * Adds what is said of all loads where none says it itself. A number of loads or a total beside several is of none of
 * them.
 */
export function withShared(drafts: Mention[][], shared: Mention[][]): Mention[][] {
  const own = new Set(drafts.slice(1).flatMap((draft) => draft.map(({ field }) => field)));
  const [head = [], ...tail] = shared;
  const forAll = [...head, ...tail.flat()].filter(
    ({ field }) => !own.has(field) && !(field === 'count' && drafts.length > 1),
  );
  const forFirst = head.filter(
    (mention) => own.has(mention.field) && mention.field !== 'customerId',
  );
  return drafts.map((draft, index) => {
    const fields = new Set(draft.map(({ field }) => field));
    const added = index === 0 ? [...forFirst, ...forAll] : forAll;
    return [...draft, ...added.filter(({ field }) => !fields.has(field))];
  });
}
