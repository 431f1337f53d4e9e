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
export function CarrierLink(_: { source?: string }) {
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

/**
 * The most urgent of the documents that need a new file and of the papers of vehicles and drivers that end, so that many
 * carriers can be looked over; the others, which are counted, open on a press.
 */
export function Gaps() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const row = useRecordContext<Row>();
  const { documents = [], papers = [] } = row ?? {};
  const gaps = [
    ...documents.map((document) => <DocumentGap key={document.type} document={document} />),
    ...papers.map((paper) => <PaperGap key={paper.id + paper.paper} paper={paper} />),
  ];
  const hidden = isOpen ? 0 : gaps.length - 1;
  return (
    <Stack component="ul" spacing={0.5} sx={LIST}>
      {gaps.slice(0, isOpen ? undefined : 1).map((gap) => (
        <Box component="li" key={gap.key} sx={GAP}>
          {gap}
          {hidden > 0 && (
            <Button size="small" className="more" onClick={() => setOpen(true)}>
              {translate('radar.more', { smart_count: hidden })}
            </Button>
          )}
        </Box>
      ))}
    </Stack>
  );
}

function DocumentGap({
  document: { type, status, expirationDate, askedAt },
}: {
  document: Row['documents'][number];
}) {
  const translate = useTranslate();
  const region = useRegion();
  return (
    <>
      <ToneChip label={translate(`radar.status.${status}`)} tone={TONES[status]} />
      <span>{translate(`documents.type.${type}`).replace(/ \(.*\)$/, '')}</span>
      <Typography component="span" variant="body2" color="text.secondary">
        {expirationDate && formatDate(expirationDate, region)}
      </Typography>
      <AskButton type={type} askedAt={askedAt} />
    </>
  );
}

/** A paper of a vehicle or a driver that has ended or ends soon, which leads to its record. */
function PaperGap({ paper }: { paper: Row['papers'][number] }) {
  const translate = useTranslate();
  const region = useRegion();
  const { entity, id, name, status, expirationDate } = paper;
  return (
    <>
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
    </>
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

const LIST = { listStyle: 'none', m: 0, p: 0, width: '100%' };
/** Columns at the same place in every row of the table; on a phone the name and the request, below them status and date. */
const GAP = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1,
  lineHeight: 1.3,
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr) auto',
    md: '92px minmax(104px, 1fr) 92px 88px 64px',
  },
  '& > :nth-child(1)': { justifySelf: 'start', gridRow: { xs: 2, md: 1 } },
  '& > :nth-child(2)': { gridColumn: { xs: '1 / 3', md: '2' }, gridRow: 1 },
  '& > :nth-child(3)': { gridColumn: { xs: 2, md: 3 }, gridRow: { xs: 2, md: 1 } },
  '& > .ask': { gridColumn: { xs: 3, md: 4 }, gridRow: 1, justifySelf: { xs: 'end', md: 'start' } },
  '& > .more': { gridColumn: { xs: 3, md: 5 }, gridRow: { xs: 2, md: 1 } },
  '& .MuiButton-root': { minWidth: 0, minHeight: 28, px: 0.5, py: 0, whiteSpace: 'nowrap' },
};
const TONES: Record<Row['documents'][number]['status'], Tone> = {
  missing: 'bad',
  rejected: 'bad',
  expired: 'bad',
  expiring: 'warning',
  insufficient: 'bad',
};
