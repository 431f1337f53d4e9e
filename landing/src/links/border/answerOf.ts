import type { Values } from '../../forms/state/values.ts';
import { isEmpty } from '../../forms/state/values.ts';
import { momentIn } from './moments.ts';
import type { BorderField } from './source.ts';

/** The value of a choice that says that none of its own is meant, and another one is typed. */
export const OTHER = 'other';

type Tree = { [name: string]: unknown };

/** Shapes the values as the contract wants them: moments typed in the time of the bridge as such, and no choice where another one was typed. */
export function answerOf(fields: BorderField[], content: object, timeZone: string): object {
  const answer = structuredClone(content) as Tree;
  for (const { name, kind } of fields) {
    const [last = '', ...path] = name.split('.').reverse();
    const tree = path.reverse().reduce<Tree | undefined>((at, part) => at?.[part] as Tree, answer);
    const value = tree?.[last];
    if (!tree || value === undefined) continue;
    if (kind === 'moment') tree[last] = momentIn(String(value), timeZone);
    if (value === OTHER) delete tree[last];
  }
  return answer;
}

/** Whether nothing was given yet. */
export function isNothing(values: Values): boolean {
  return Object.values(values).every((value) => isEmpty(value) || value === OTHER);
}
