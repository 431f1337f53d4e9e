import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { ToneChip } from '../core/fields/ToneChip.tsx';
import type { Shipment } from './shipment.ts';

/** Marks a load that is late; nothing where it is not. */
export function DelayedField() {
  const translate = useTranslate();
  if (!useRecordContext<Shipment>()?.delayed) return null;
  return (
    <ToneChip tone="bad" icon={<WarningAmberOutlined />} label={translate('shipments.delayed')} />
  );
}
