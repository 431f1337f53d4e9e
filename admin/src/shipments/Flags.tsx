import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { ToneChip } from '../core/fields/ToneChip.tsx';
import { DelayedField } from './DelayedField.tsx';
import type { Shipment } from './shipment.ts';

/** The marks of a load beside its status: delayed, and the number of open incidents; renders nothing without any. */
export function Flags() {
  const translate = useTranslate();
  const { openIncidents = 0 } = useRecordContext<Shipment>() ?? {};
  return (
    <>
      <DelayedField />
      {openIncidents > 0 && (
        <ToneChip
          tone="warning"
          icon={<ReportProblemOutlined />}
          label={translate('shipments.incidents.count', { smart_count: openIncidents })}
        />
      )}
    </>
  );
}
