import { useFieldValue, useTranslate } from 'react-admin';
import { ToneChip } from '../../core/fields/ToneChip.tsx';

/** A mark for stackable packaging; renders nothing for other. */
export function StackableField() {
  const translate = useTranslate();
  const stackable = useFieldValue({ source: 'stackable' }) as boolean | undefined;
  return stackable ? <ToneChip tone="info" label={translate('packagings.stackable')} /> : null;
}
