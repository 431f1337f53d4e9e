import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { ToneChip } from '../../core/fields/ToneChip.tsx';

/** A mark for loads that will arrive later than planned; renders nothing for others. */
export function LateChip() {
  const translate = useTranslate();
  const { lateMinutes } = useRecordContext<Schemas['Shipment']>() ?? {};
  if (!lateMinutes || lateMinutes < LATE_MINUTES) return null;
  const label = translate('arrivals.chip', { count: Math.round(lateMinutes / 60) });
  return <ToneChip tone="bad" icon={<ScheduleOutlined />} label={label} />;
}

/** The least delay that is shown; the API says it to customers from here on (`getArrival`). */
const LATE_MINUTES = 60;
