import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import type { Shipment } from './shipment.ts';

/** A mark for delayed loads; renders nothing for others. */
export function DelayedField() {
  const translate = useTranslate();
  if (!useRecordContext<Shipment>()?.delayed) return null;
  return (
    <ToneChip tone="bad" icon={<WarningAmberOutlined />} label={translate('shipments.delayed')} />
  );
}
