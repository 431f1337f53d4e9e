import { Box, Link, Stack, Typography } from '@mui/material';
import {
  Link as RouterLink,
  RecordContextProvider,
  useCreatePath,
  useTranslate,
} from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { When } from '../../../freight/load/When.tsx';
import { laneText } from '../../../freight/places/placeText.ts';
import { StatusChip } from '../../../freight/status/StatusChip.tsx';
import { LateChip } from '../../arrivals/index.ts';
import type { Shipment } from '../shipment.ts';

/** A leg as the broker sees it, or a stage as the customer does, who learns of no carrier. */
type Part = Schemas['LoadStage'] | Schemas['LoadLeg'];

/** The legs of a load in driving order with their status and, for the broker, carrier, folio and page; nothing of another load. */
export function LegsOfLoad({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const { legs, stages } = shipment;
  const parts: Part[] = legs ?? stages ?? [];
  if (parts.length === 0) return null;
  const title = translate(legs ? 'shipments.byLegs.title' : 'shipments.byLegs.stages');
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h3" variant="h5" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Stack component="ol" spacing={1.5} sx={LIST}>
        {parts.map((part) => (
          <li key={part.leg}>
            <LegItem part={part} />
          </li>
        ))}
      </Stack>
    </Box>
  );
}

function LegItem({ part }: { part: Part }) {
  const translate = useTranslate();
  const { status, pickupDate, pickupFrom, pickupTo } = part;
  return (
    <>
      <Stack direction="row" useFlexGap sx={ROW}>
        <Typography sx={{ fontWeight: 650 }}>
          {translate(`shipments.byLegs.kind.${part.leg}`)}
        </Typography>
        {status && <StatusChip of="shipments" status={status} />}
        <RecordContextProvider value={part}>
          <LateChip />
        </RecordContextProvider>
        {'delayed' in part && part.delayed && (
          <ToneChip tone="bad" label={translate('shipments.delayed')} />
        )}
      </Stack>
      <Typography variant="body2">{laneText(part)}</Typography>
      <When date={pickupDate} from={pickupFrom} to={pickupTo} />
      <Expected part={part} />
      {'carrierName' in part && <Carrier leg={part} />}
    </>
  );
}

/** When a leg under way is expected at its end, in the time of that place. */
function Expected({ part: { expectedAt, destinationTimeZone } }: { part: Part }) {
  const translate = useTranslate();
  const region = useRegion();
  if (!expectedAt || !destinationTimeZone) return null;
  const at = formatDate(expectedAt, region, { withTime: true, timeZone: destinationTimeZone });
  return <Typography variant="body2">{translate('arrivals.expected', { at })}</Typography>;
}

/** Who drives a leg, and the way to its page; to the quote of one that has no carrier. */
function Carrier({ leg: { id, quoteId, reference, carrierName } }: { leg: Schemas['LoadLeg'] }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!carrierName)
    return (
      <Link
        component={RouterLink}
        to={createPath({ resource: 'quotes', id: quoteId, type: 'show' })}
        sx={LINK}
      >
        {translate('shipments.byLegs.none')}
      </Link>
    );
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {carrierName}
      {' · '}
      <Link
        component={RouterLink}
        to={createPath({ resource: 'shipments', id: id!, type: 'show' })}
        aria-label={translate('shipments.byLegs.open', { reference })}
        sx={LINK}
      >
        {reference}
      </Link>
    </Typography>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider', pt: 1.5 },
};
const ROW = { flexWrap: 'wrap', gap: 1, alignItems: 'center' };
const LINK = { display: 'inline-block', minHeight: 24, minWidth: 24 };
