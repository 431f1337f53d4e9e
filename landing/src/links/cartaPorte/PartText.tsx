import type { PartEditor } from './PartEditor.ts';
import { Offers } from './Offers.tsx';
import type { PartField } from './types.ts';
import type { PartEntry } from './usePartField.ts';

interface PartTextProps {
  field: PartField;
  entry: PartEntry;
  editor: PartEditor;
}

/** The input of a text, a number or a moment; keys of large catalogs are offered below it. */
export function PartText({ field, entry, editor }: PartTextProps) {
  const { kind, search, path } = field;
  const text = entry.value === null || entry.value === undefined ? '' : String(entry.value);
  return (
    <>
      <input
        {...entry.input}
        type={kind === 'moment' ? 'datetime-local' : 'text'}
        inputMode={kind === 'decimal' ? 'decimal' : kind === 'whole' ? 'numeric' : undefined}
        autoComplete="off"
        list={search ? `${path}-offers` : undefined}
        value={text}
        onChange={({ target }) => entry.type(target.value)}
        onBlur={entry.leave}
        onKeyDown={({ key }) => key === 'Enter' && entry.leave()}
      />
      {search && <Offers field={field} editor={editor} text={text} />}
    </>
  );
}
