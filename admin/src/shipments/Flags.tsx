import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { ToneChip } from '../core/fields/ToneChip.tsx';
import { DelayedField } from './DelayedField.tsx';
import type { Shipment } from './shipment.ts';

/** What marks a load beside its status: that it is late, and how many incidents are open; nothing where all is well. */
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
