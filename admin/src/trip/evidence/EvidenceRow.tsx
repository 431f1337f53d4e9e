import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { DecideButtons } from './DecideButtons.tsx';
import { FileLine } from './FileLine.tsx';
import { KeptFiles } from './kept/KeptFiles.tsx';
import { SendButton } from './SendButton.tsx';
import type { EvidenceItem } from './useEvidence.ts';

interface EvidenceRowProps {
  item: EvidenceItem;
  shipmentId: string;
  /** The stop that owes it, in words; empty for what is owed once. */
  stopName: string;
  /** Whether the load is closed or cancelled; what it lacks then was not sent. */
  isOver: boolean;
}

/** One proof document: how it stands, its files, what disagrees in them, and what may be done with it. */
export function EvidenceRow({ item, shipmentId, stopName, isOver }: EvidenceRowProps) {
  const translate = useTranslate();
  const { type, stopNumber, status, reason, files } = item;
  const title = translate(`rateConfirmations.evidences.${type}`);
  const name = [title, stopName].filter(Boolean).join(', ');
  const path = `shipments/${shipmentId}/evidence/${type}`;
  return (
    <Box component="li">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        {isOver && isUndone(status) ? (
          <ToneChip label={translate(`evidence.${UNDONE[status]}`)} />
        ) : (
          <ToneChip tone={TONES[status]} label={translate(`evidence.status.${status}`)} />
        )}
      </Stack>
      {!(isOver && isUndone(status)) && <When item={item} />}
      {reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('evidence.reason', { reason })}
        </Typography>
      )}
      {files.map((file) => (
        <FileLine key={file.id} file={file} name={name} path={path} />
      ))}
      <KeptFiles path={path} stopNumber={stopNumber} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {item.can.includes('send') && (
          <SendButton path={path} stopNumber={stopNumber} name={name} type={type} />
        )}
        <DecideButtons item={item} shipmentId={shipmentId} name={name} />
      </Stack>
    </Box>
  );
}

function isUndone(status: EvidenceItem['status']): status is keyof typeof UNDONE {
  return status in UNDONE;
}

/** The statuses of documents that nobody sent or reviewed before the load was over, and nobody can any more. */
const UNDONE = { missing: 'notSent', pending: 'notReviewed' };

/** Shows who decided when; before that, until when the broker reviews it. */
function When({ item }: { item: EvidenceItem }) {
  const translate = useTranslate();
  const region = useRegion();
  const { status, reviewBy, isLate, reviewedAt, reviewedBy } = item;
  const at = (time: string) => formatDate(time, region, { withTime: true });
  if (status === 'pending' && reviewBy)
    return (
      <Typography variant="body2" color={isLate ? 'error.main' : 'text.secondary'}>
        {translate(`evidence.${isLate ? 'late' : 'reviewBy'}`, { at: at(reviewBy) })}
      </Typography>
    );
  if (!reviewedAt) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {[at(reviewedAt), reviewedBy].filter(Boolean).join(' · ')}
    </Typography>
  );
}

const TONES = {
  missing: 'warning',
  pending: 'info',
  accepted: 'good',
  rejected: 'bad',
  waived: 'neutral',
} as const;
