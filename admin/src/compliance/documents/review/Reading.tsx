import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import type { Tone } from '../../../core/theme/tokens.ts';
import type { CarrierDocument } from '../document.ts';

/** Shows the facts read from the newest file and those that disagree with the record; nothing for pictures. */
export function Reading() {
  const translate = useTranslate();
  const { versions = [] } = useRecordContext<CarrierDocument>()!;
  const reading = versions[0]?.reading;
  if (!reading) return null;
  return (
    <Box component="section" aria-label={translate('documents.reading.title')}>
      <Typography component="h2" variant="h4" sx={{ mb: 0.5 }}>
        {translate('documents.reading.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(`documents.reading.${kindOf(reading)}`)}
      </Typography>
      <Found reading={reading} />
    </Box>
  );
}

function kindOf({ hasText, isUnreadable }: Schemas['DocumentReading']) {
  if (isUnreadable) return 'unreadable';
  return hasText ? 'help' : 'scan';
}

function Found({ reading }: { reading: Schemas['DocumentReading'] }) {
  const translate = useTranslate();
  const region = useRegion();
  const { carrierRfc, documentDate } = useRecordContext<CarrierDocument>()!;
  const { rfcs, dates, policyNumbers } = reading;
  const today = new Date().toISOString().slice(0, 10);
  const lines = [
    ...rfcs.map((rfc) => ({ text: `RFC ${rfc}`, doubt: doubtOfRfc(rfc, rfcs, carrierRfc) })),
    ...dates.map(({ date, meaning }) => ({
      text: `${translate(`documents.reading.${meaning}`)} ${formatDate(date, region)}`,
      doubt: doubtOfDate({ date, meaning }, today, documentDate),
    })),
    ...policyNumbers.map((number) => ({
      text: translate('documents.reading.policy', { number }),
      doubt: undefined,
    })),
  ];
  return (
    <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {lines.map(({ text, doubt }) => (
        <Box component="li" key={text} sx={LINE}>
          <Typography component="span" variant="body2">
            {text}
          </Typography>
          {doubt && (
            <ToneChip label={translate(`documents.reading.doubt.${doubt}`)} tone={TONES[doubt]} />
          )}
        </Box>
      ))}
    </Stack>
  );
}

type Doubt = 'same' | 'otherRfc' | 'past' | 'otherDate';

/** Whether an RFC is the carrier's; one of somebody else, such as the insurer, beside the carrier's is no doubt. */
function doubtOfRfc(
  rfc: string,
  all: string[],
  recordRfc: string | null | undefined,
): Doubt | undefined {
  if (!recordRfc) return undefined;
  if (rfc === recordRfc) return 'same';
  return all.includes(recordRfc) ? undefined : 'otherRfc';
}

function doubtOfDate(
  { date, meaning }: Schemas['DocumentReading']['dates'][number],
  today: string,
  documentDate: string | null | undefined,
): Doubt | undefined {
  if (meaning === 'until') return date < today ? 'past' : undefined;
  if (meaning !== 'issued') return undefined;
  return date === documentDate ? 'same' : 'otherDate';
}

const TONES: Record<Doubt, Tone> = {
  same: 'good',
  otherRfc: 'warning',
  past: 'bad',
  otherDate: 'warning',
};
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 };
