import { useSyncExternalStore } from 'react';
import type { Localized } from '../../locale.ts';
import { cartaPorteMessages } from './messages.ts';
import type { PartEditor } from './PartEditor.ts';
import type { SaveState } from './PartView.ts';

interface SaveNoticeProps extends Localized {
  path: string;
  editor: PartEditor;
}

/** Says at the field that was changed last whether it is saved. */
export function SaveNotice({ path, editor, locale }: SaveNoticeProps) {
  const t = cartaPorteMessages[locale];
  const { at, state, refusal } = useSyncExternalStore(editor.subscribe, () => editor.view);
  if (at !== path || !state || state === 'unsaved') return null;
  const texts: Record<Exclude<SaveState, 'unsaved'>, string> = {
    saving: t.saving,
    saved: t.saved,
    merged: t.merged,
    kept: t.kept,
    refused: t.refused + (refusal ?? ''),
  };
  return (
    <p className={state === 'kept' ? 'note' : 'field__hint'} role="status">
      {texts[state]}
    </p>
  );
}
