import type { Schemas } from '../../schemas.ts';
import { dayText, t } from './texts.ts';

type PackedDocument = Schemas['PacketDocument'];

/** The section of a document, with a button that saves its file if there is a way to. */
export function sectionOf(document: PackedDocument, onSave?: (id: string) => void): HTMLElement {
  const { id, name, isNewest } = document;
  const section = element('section');
  section.append(element('h2', name), factsOf(document));
  if (!isNewest) section.append(element('p', t.newer));
  if (onSave) {
    const button = element('button', t.open) as HTMLButtonElement;
    button.type = 'button';
    button.className = 'button button--quiet';
    button.setAttribute('aria-label', `${t.open}: ${name}`);
    button.addEventListener('click', () => onSave(id));
    section.append(button);
  }
  return section;
}

function factsOf({ fileName, documentDate, expirationDate, checksum }: PackedDocument) {
  const facts = [
    [t.file, fileName],
    [t.dated, documentDate ? dayText(documentDate) : ''],
    [t.validUntil, expirationDate ? dayText(expirationDate) : t.notReviewed],
    ['SHA-256', checksum],
  ];
  const list = element('dl');
  list.className = 'link__facts';
  for (const [label = '', text = ''] of facts) {
    const row = element('div');
    row.append(element('dt', label), element('dd', text));
    list.append(row);
  }
  return list;
}

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
