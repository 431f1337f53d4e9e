import { Button, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { isRecent } from './isRecent.ts';
import { useMayAsk } from './useMayAsk.ts';

type Row = Schemas['RadarCarrier'];
type AskButtonProps = Pick<Row['documents'][number], 'type' | 'askedAt'>;

/** Asks the carrier of the row for a document, by a link with which it sends it; once a day. */
export function AskButton({ type, askedAt }: AskButtonProps) {
  const translate = useTranslate();
  const region = useRegion();
  const { id = '', carrierName } = useRecordContext<Row>() ?? {};
  const { act, isPending } = useAct('radar.asked');
  const mayAsk = useMayAsk();
  if (!mayAsk) return null;
  const document = translate(`documents.type.${type}`);
  return (
    <Stack className="ask" sx={{ alignItems: 'flex-start' }}>
      {askedAt && (
        <Typography component="span" variant="body2" color="text.secondary">
          {translate('radar.askedOn', { date: formatDate(askedAt, region) })}
        </Typography>
      )}
      {!isRecent(askedAt) && (
        <Button
          size="small"
          sx={{ ml: -0.5 }}
          disabled={isPending}
          aria-label={translate('radar.askFor', { document, carrier: carrierName })}
          onClick={() => void act({ resource: 'radar', id, verb: 'ask' }, { type })}
        >
          {translate(askedAt ? 'radar.askAgain' : 'radar.ask')}
        </Button>
      )}
    </Stack>
  );
}
