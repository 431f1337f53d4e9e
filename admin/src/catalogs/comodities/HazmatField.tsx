import { useFieldValue, useTranslate } from 'react-admin';
import { ToneChip } from '../../core/fields/ToneChip.tsx';

/** A mark for hazardous commodities; renders nothing for others. */
export function HazmatField() {
  const translate = useTranslate();
  const hazmat = useFieldValue({ source: 'hazmat' }) as boolean | undefined;
  return hazmat ? <ToneChip tone="warning" label={translate('comodities.hazmat')} /> : null;
}
