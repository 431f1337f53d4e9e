import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { isRecent } from './isRecent.ts';
import { useMayAsk } from './useMayAsk.ts';

/** Asks the carrier of the row for all its documents that were not asked for today; where there are at least two. */
export function AskAllButton(_: { source?: string }) {
  const translate = useTranslate();
  const {
    id = '',
    carrierName,
    documents = [],
  } = useRecordContext<Schemas['RadarCarrier']>() ?? {};
  const { act, isPending } = useAct('radar.askedAll');
  const mayAsk = useMayAsk();
  const due = documents.filter(({ askedAt }) => !isRecent(askedAt));
  if (!mayAsk || due.length < 2) return null;
  const count = { smart_count: due.length };
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isPending}
      aria-label={`${translate('radar.askAll', count)}: ${carrierName}`}
      sx={{ px: 1, py: 0, minHeight: 28, whiteSpace: 'nowrap', flexShrink: 0 }}
      onClick={() => void act({ resource: 'radar', id, verb: 'ask_all' }, {})}
    >
      {translate('radar.askAllShort', count)}
    </Button>
  );
}
