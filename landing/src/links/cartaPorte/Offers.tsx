import { useEffect, useState } from 'react';
import type { PartEditor } from './PartEditor.ts';
import type { Choice, PartField } from './types.ts';
import { valueAt } from './values.ts';

const PAUSE_MS = 250;

interface OffersProps {
  field: PartField;
  editor: PartEditor;
  text: string;
}

/**
 * The list of keys that the browser offers below an input, looked up as the person types. Browsers only offer what
 * contains the typed text, so a key that was found by another word has the typed one behind its name.
 */
export function Offers({ field, editor, text }: OffersProps) {
  const [choices, setChoices] = useState<Choice[]>([]);
  const typed = text.trim();
  useEffect(() => {
    if (typed.length < 2) return undefined;
    let isOpen = true;
    const look = async () => {
      const matches = await lookUp(field, editor, typed).catch(() => []);
      if (isOpen) setChoices(matches);
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [field, editor, typed]);
  return (
    <datalist id={`${field.path}-offers`}>
      {choices.map(({ key, name }) => (
        <option key={key} value={key} label={labelOf({ key, name }, typed)} />
      ))}
    </datalist>
  );
}

/** The keys of the field's large catalog that fit a text. */
async function lookUp({ search, within }: PartField, editor: PartEditor, q: string) {
  const outer = within && valueAt(editor.view.values, within);
  const query = { catalog: search ?? '', q, ...(typeof outer === 'string' && { within: outer }) };
  const answer = await editor.client.call(`${editor.path}/keys?${new URLSearchParams(query)}`);
  return answer.ok ? (answer.body as unknown as Choice[]) : [];
}

function labelOf({ key, name }: Choice, text: string): string {
  const isPlain = `${key} ${name}`.toLowerCase().includes(text.toLowerCase());
  return isPlain ? name : `${name} (${text})`;
}
