import { useFieldValue, useTranslate } from 'react-admin';
import { ToneChip } from '../core/fields/ToneChip.tsx';

/** Marks what is hazardous; nothing where it is not. */
export function HazmatField() {
  const translate = useTranslate();
  const hazmat = useFieldValue({ source: 'hazmat' }) as boolean | undefined;
  return hazmat ? <ToneChip tone="warning" label={translate('comodities.hazmat')} /> : null;
}
