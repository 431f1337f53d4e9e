import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { CarrierWork } from '../documents/index.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { AskButton } from './AskButton.tsx';
import type { Tone } from '../../core/theme/tokens.ts';

type Row = Schemas['RadarCarrier'];

/** The name of the carrier, which leads to its documents. */
export function CarrierLink() {
  const { id, carrierName } = useRecordContext<Row>() ?? {};
  return (
    <MuiLink component={Link} to={`/admin/carriers/${id}/documents`} sx={{ fontWeight: 600 }}>
      {carrierName}
    </MuiLink>
  );
}

/** The broker of the carrier's network. */
export function Network() {
  const translate = useTranslate();
  return useRecordContext<Row>()?.companyName ?? translate('radar.ownNetwork');
}

/** The documents that need a new file, and the papers of vehicles and drivers that end, the most urgent first; more than five open on a press. */
export function Gaps() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { documents = [], papers = [] } = useRecordContext<Row>() ?? {};
  const gaps = [
    ...documents.map((document) => <Gap key={document.type} document={document} />),
    ...papers.map((paper) => <Paper key={paper.id + paper.paper} paper={paper} />),
  ];
  const hidden = isOpen ? 0 : gaps.length - SHOWN;
  return (
    <Stack component="ul" spacing={0.5} sx={LIST}>
      {gaps.slice(0, isOpen ? undefined : SHOWN)}
      {hidden > 0 && (
        <li>
          <Button size="small" onClick={() => setOpen(true)}>
            {translate('radar.more', { smart_count: hidden })}
          </Button>
        </li>
      )}
    </Stack>
  );
}

function Gap({
  document: { type, status, expirationDate, askedAt },
}: {
  document: Row['documents'][number];
}) {
  const translate = useTranslate();
  const region = useRegion();
  return (
    <Box component="li" sx={GAP}>
      <ToneChip label={translate(`radar.status.${status}`)} tone={TONES[status]} />
      <span>{translate(`documents.type.${type}`).replace(/ \(.*\)$/, '')}</span>
      {expirationDate && (
        <Typography component="span" variant="body2" color="text.secondary">
          {formatDate(expirationDate, region)}
        </Typography>
      )}
      <AskButton type={type} askedAt={askedAt} />
    </Box>
  );
}

/** A paper of a vehicle or a driver that has ended or ends soon, which leads to its record. */
function Paper({ paper }: { paper: Row['papers'][number] }) {
  const translate = useTranslate();
  const region = useRegion();
  const { entity, id, name, status, expirationDate } = paper;
  return (
    <Box component="li" sx={GAP}>
      <ToneChip label={translate(`radar.status.${status}`)} tone={TONES[status]} />
      <span>
        {translate(`radar.paper.${paper.paper}`)}{' '}
        <MuiLink component={Link} to={`/admin/${entity}/${id}/view`}>
          {name}
        </MuiLink>
      </span>
      <Typography component="span" variant="body2" color="text.secondary">
        {formatDate(expirationDate, region)}
      </Typography>
    </Box>
  );
}

/** What its documents stop. */
export function Stopped() {
  const row = useRecordContext<Row>();
  if (!row) return null;
  const { id, assignedLoads, openInvitations, stoppedInvitations, stoppedLoads } = row;
  const work = { assignedLoads, openInvitations, stoppedInvitations, stoppedLoads };
  return <CarrierWork carrierId={id} {...work} />;
}

const SHOWN = 5;
const LIST = { listStyle: 'none', m: 0, p: 0 };
const GAP = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 };
const TONES: Record<Row['documents'][number]['status'], Tone> = {
  missing: 'bad',
  rejected: 'bad',
  expired: 'bad',
  expiring: 'warning',
  insufficient: 'bad',
};
