import { useSyncExternalStore } from 'react';
import { ChoiceGroup } from '../../forms/fields/ChoiceGroup.tsx';
import { Frame } from '../../forms/fields/Frame.tsx';
import type { Localized } from '../../locale.ts';
import type { PartEditor } from './PartEditor.ts';
import { PartSelect } from './PartSelect.tsx';
import { PartText } from './PartText.tsx';
import { SaveNotice } from './SaveNotice.tsx';
import type { PartField } from './types.ts';
import { usePartField } from './usePartField.ts';

interface PartInputProps extends Localized {
  field: PartField;
  editor: PartEditor;
}

/** A field of the part with its label, its hints, what is wrong with it, and whether it is saved. */
export function PartInput({ field, editor, locale }: PartInputProps) {
  const { content } = useSyncExternalStore(editor.subscribe, () => editor.view);
  const { path, label, kind, isRequired: required, catalog } = field;
  const choices = content.catalogs[catalog ?? ''] ?? [];
  const entry = usePartField(field, editor, locale);
  const about = (
    <>
      <Hints field={field} />
      <SaveNotice path={path} editor={editor} locale={locale} />
    </>
  );
  if (kind === 'choices') {
    const boxes = choices.map(({ key, name }) => [key, `${key} · ${name}`] as const);
    return (
      <ChoiceGroup field={entry} choices={boxes} label={label} required={required}>
        {about}
      </ChoiceGroup>
    );
  }
  return (
    <Frame name={path} field={entry} label={label} required={required} wide>
      {kind === 'choice' || kind === 'yesNo' ? (
        <PartSelect field={entry} isYesNo={kind === 'yesNo'} choices={choices} locale={locale} />
      ) : (
        <PartText field={field} entry={entry} editor={editor} />
      )}
      {about}
    </Frame>
  );
}

function Hints({ field: { chosen, hint, source } }: { field: PartField }) {
  return [chosen, hint, source].map(
    (text) =>
      text && (
        <p key={text} className="field__hint">
          {text}
        </p>
      ),
  );
}
