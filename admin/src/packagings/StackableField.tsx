import { useFieldValue, useTranslate } from 'react-admin';
import { ToneChip } from '../core/fields/ToneChip.tsx';

/** Marks what can be stacked; nothing where it cannot. */
export function StackableField() {
  const translate = useTranslate();
  const stackable = useFieldValue({ source: 'stackable' }) as boolean | undefined;
  return stackable ? <ToneChip tone="info" label={translate('packagings.stackable')} /> : null;
}
