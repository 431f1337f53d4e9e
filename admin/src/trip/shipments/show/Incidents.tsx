import { Alert, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Section } from '../../../core/pages/Section.tsx';
import type { Shipment } from '../shipment.ts';
import { IncidentItem } from './IncidentItem.tsx';
import { ReportButton } from './ReportButton.tsx';
import { useReports } from './useReports.ts';

/** The incidents of a load, open ones first, with buttons to report and resolve them. */
export function Incidents() {
  const shipment = useRecordContext<Shipment>();
  if (!shipment) return null;
  const mayReport = !!shipment.can?.includes('reportIncident');
  if (!mayReport && !shipment.carrierId && shipment.openIncidents === 0) return null;
  return (
    <Section
      title="shipments.incidents.title"
      aside={mayReport && <ReportButton shipment={shipment} />}
    >
      <Reports shipment={shipment} mayResolve={mayReport} />
    </Section>
  );
}

function Reports({ shipment, mayResolve }: { shipment: Shipment; mayResolve: boolean }) {
  const translate = useTranslate();
  const { data, isError } = useReports(shipment.id, shipment.openIncidents);
  if (isError) return <Alert severity="error">{translate('shipments.incidents.failed')}</Alert>;
  if (data?.length === 0) {
    return <Typography color="text.secondary">{translate('shipments.incidents.none')}</Typography>;
  }
  const isOver = ({ resolvedAt }: { resolvedAt?: string | null }) => Number(!!resolvedAt);
  const sorted = data?.toSorted((a, b) => isOver(a) - isOver(b));
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {sorted?.map((report) => (
        <IncidentItem key={report.id} report={report} shipment={shipment} mayResolve={mayResolve} />
      ))}
    </Stack>
  );
}
