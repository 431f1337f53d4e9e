import { inWords, labelAt } from '#clashes';
import { mergeEdits } from '#edits';
import { language } from '../messages.ts';
import { part, root } from '../page.ts';
import { element } from './fields.ts';
import { cartaPorteMessages } from './messages.ts';
import type { Part, Values } from './shown.ts';

const t = cartaPorteMessages[language()];

/** The values that the person began with, and what the person has typed. */
interface Edits {
  base: Values;
  mine: Values;
}

/**
 * Puts what was typed and what somebody else saved together; where both changed the same, asks whose value stays.
 * Resolves to the values to save.
 */
export async function met({ base, mine }: Edits, theirs: Part): Promise<Values> {
  const other = theirs[theirs.party] ?? {};
  const { merged, clashes } = mergeEdits(base, mine, other);
  if (clashes.length === 0) return merged as Values;
  const section = part('conflict');
  section.querySelector('[data-list]')!.replaceChildren(
    ...clashes.map((clash) => {
      const text = `${labelAt(theirs.sections, clash.path)}: ${t.theirs} «${inWords(clash.theirs)}», ${t.mine} «${inWords(clash.mine)}»`;
      return element('li', text);
    }),
  );
  section.hidden = false;
  section.scrollIntoView();
  const winner = await chosen();
  section.hidden = true;
  return mergeEdits(base, mine, other, winner).merged as Values;
}

function chosen(): Promise<'mine' | 'theirs'> {
  return new Promise((resolve) => {
    for (const button of root.querySelectorAll<HTMLButtonElement>('[data-winner]'))
      button.onclick = () => resolve(button.dataset.winner as 'mine' | 'theirs');
    root.querySelector<HTMLButtonElement>('[data-winner]')!.focus();
  });
}
