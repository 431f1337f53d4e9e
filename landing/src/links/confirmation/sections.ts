import type { Schemas } from '../../schemas.ts';
import { part } from '../page.ts';

type SheetSection = Schemas['SheetSection'];

/** Shows the sections of the confirmation. */
export function showSections(sections: SheetSection[]): void {
  part('sections').replaceChildren(...sections.map(sectionOf));
}

function sectionOf({ heading, facts, items, isNumbered }: SheetSection): HTMLElement {
  const section = element('section');
  section.append(element('h2', heading));
  if (facts.length > 0) {
    const list = element('dl');
    list.className = 'link__facts';
    list.append(...facts.map(rowOf));
    section.append(list);
  }
  if (items.length > 0) {
    const list = element(isNumbered ? 'ol' : 'ul');
    list.append(...items.map((item) => element('li', item)));
    section.append(list);
  }
  return section;
}

function rowOf({ label, text }: SheetSection['facts'][number]): HTMLElement {
  const row = element('div');
  row.append(element('dt', label), element('dd', text || '—'));
  return row;
}

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
