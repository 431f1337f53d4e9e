import type { Schemas } from '../schemas.ts';
import { part } from './page.ts';

/** Shows the facts of the load. */
export function showFacts(facts: Schemas['LoadFact'][]): void {
  const rows = facts.map(({ name, label, text }) => {
    const [row, term, value] = ['div', 'dt', 'dd'].map((tag) => document.createElement(tag));
    term!.textContent = label;
    value!.append(name === 'phone' ? phoneLink(text) : text);
    row!.append(term!, value!);
    return row!;
  });
  part('facts').replaceChildren(...rows);
}

function phoneLink(text: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `tel:${text.replace(/[^+\d]/g, '')}`;
  link.textContent = text;
  return link;
}
