import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { CarrierWork } from '../documents/index.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { AskAllButton } from './AskAllButton.tsx';
import { AskButton } from './AskButton.tsx';
import type { Tone } from '../../core/theme/tokens.ts';

type Row = Schemas['RadarCarrier'];

/** The name of the carrier, which leads to its documents, and the request for all of them. */
export function CarrierLink(_: { source?: string }) {
  const { id, carrierName } = useRecordContext<Row>() ?? {};
  return (
    <Box sx={NAME}>
      <MuiLink component={Link} to={`/admin/carriers/${id}/documents`} sx={{ fontWeight: 600 }}>
        {carrierName}
      </MuiLink>
      <AskAllButton />
    </Box>
  );
}

/** The broker of the carrier's network. */
export function Network() {
  const translate = useTranslate();
  return useRecordContext<Row>()?.companyName ?? translate('radar.ownNetwork');
}

/**
 * The documents that need a new file, and the papers of vehicles and drivers that end, the most urgent first. The others
 * open on a press: after three of a carrier whose papers block work, after one of the rest.
 */
export function Gaps() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const row = useRecordContext<Row>();
  const { documents = [], papers = [], stoppedLoads = 0, stoppedInvitations = 0 } = row ?? {};
  const limit = stoppedLoads + stoppedInvitations > 0 ? 3 : 1;
  const gaps = [
    ...documents.map((document) => <Gap key={document.type} document={document} />),
    ...papers.map((paper) => <Paper key={paper.id + paper.paper} paper={paper} />),
  ];
  const hidden = isOpen ? 0 : gaps.length - limit;
  return (
    <Box sx={GAPS}>
      <Stack component="ul" spacing={0.5} sx={LIST}>
        {gaps.slice(0, isOpen ? undefined : limit)}
      </Stack>
      {hidden > 0 && (
        <Button size="small" onClick={() => setOpen(true)}>
          {translate('radar.more', { smart_count: hidden })}
        </Button>
      )}
    </Box>
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
      <Typography component="span" variant="body2" color="text.secondary">
        {expirationDate && formatDate(expirationDate, region)}
      </Typography>
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

/** Shows the work that the carrier's documents stop. */
export function Stopped() {
  const row = useRecordContext<Row>();
  if (!row) return null;
  const { id, assignedLoads, openInvitations, stoppedInvitations, stoppedLoads } = row;
  const work = { assignedLoads, openInvitations, stoppedInvitations, stoppedLoads };
  return <CarrierWork carrierId={id} {...work} />;
}

/** The request stands at the end of the column, in a line with the name; on a phone as well. */
const NAME = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 1,
};
/** The button for the others stands beside the last one of the list. */
const GAPS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 64px' },
  alignItems: 'end',
  columnGap: 0.5,
  justifyItems: 'start',
  '& > .MuiButton-root': { px: 0.5, minWidth: 0, whiteSpace: 'nowrap', py: { md: 0 } },
};
const LIST = { listStyle: 'none', m: 0, p: 0, width: '100%' };
/** Columns at the same place in every row of the table; on a phone the date below the name, the request beside them. */
const GAP = {
  ...{ display: 'grid', alignItems: 'center', columnGap: 1 },
  gridTemplateColumns: {
    xs: '96px minmax(0, 1fr) auto',
    md: '92px minmax(104px, 1fr) 92px 104px',
  },
  '& > :nth-of-type(1)': { justifySelf: 'start' },
  '& > span:nth-of-type(2)': {
    gridColumn: { xs: '2', md: 'auto' },
    gridRow: { xs: '2', md: 'auto' },
  },
  '& > .ask': { gridColumn: { xs: '3', md: 'auto' }, gridRow: { xs: '1 / span 2', md: 'auto' } },
  '& .MuiButton-root': { md: { py: 0, minHeight: 28 } },
};
const TONES: Record<Row['documents'][number]['status'], Tone> = {
  missing: 'bad',
  rejected: 'bad',
  expired: 'bad',
  expiring: 'warning',
  insufficient: 'bad',
};
