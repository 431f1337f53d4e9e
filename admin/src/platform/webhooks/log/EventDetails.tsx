import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';
import type { Schemas } from '../../../core/contract/types.ts';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { es } from '../messages.es.ts';
import { useEventLog } from './useEvents.ts';

interface EventDetailsProps {
  webhookId: string;
  event: Schemas['WebhookEvent'];
  mayReplay: boolean;
  name: string;
}

/** The body of an event, each try with its answer, and the button that sends it again. */
export function EventDetails({ webhookId, event, mayReplay, name }: EventDetailsProps) {
  const translate = useTranslate();
  const { data, isError } = useEventLog(webhookId, event);
  if (isError) return <Alert severity="error">{translate('webhooks.log.failed')}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  return (
    <Stack spacing={1.5} sx={{ pb: 2 }}>
      <div>
        <Typography component="h3" variant="subtitle2">
          {translate('webhooks.log.body')}
        </Typography>
        <Box component="pre" tabIndex={0} sx={CODE}>
          {JSON.stringify(data.body, null, 2)}
        </Box>
      </div>
      <div>
        <Typography component="h3" variant="subtitle2">
          {translate('webhooks.log.tries')}
        </Typography>
        {data.log.length === 0 && (
          <Typography variant="body2">{translate('webhooks.log.noTries')}</Typography>
        )}
        {data.log.map((one) => (
          <Try key={one.triedAt} of={one} />
        ))}
      </div>
      {mayReplay && event.state !== 'waiting' && (
        <div>
          <VerbButton
            of={{ resource: `webhooks/${webhookId}/events`, id: event.id }}
            verb="replay"
            words="webhooks.replay"
            about={name}
            variant="outlined"
            size="small"
          >
            <Typography variant="body2">{translate('webhooks.replay.text')}</Typography>
          </VerbButton>
        </div>
      )}
    </Stack>
  );
}

/** One try: when, and the answer or why there was none. */
function Try({ of: { triedAt, status, milliseconds, answer, error } }: TryProps) {
  const translate = useTranslate();
  const region = useRegion();
  const errorCode = error && error in es.webhooks.log.error ? error : 'other';
  const result = error
    ? translate(`webhooks.log.error.${errorCode}`, { error })
    : translate('webhooks.log.status', { status, milliseconds });
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="body2">
        {formatDate(triedAt, region, { withTime: true })} · {result}
      </Typography>
      {answer && (
        <Box component="pre" tabIndex={0} sx={CODE}>
          {answer}
        </Box>
      )}
    </Box>
  );
}

interface TryProps {
  of: Schemas['WebhookTry'];
}

const CODE = {
  m: 0,
  mt: 0.5,
  p: 1,
  fontSize: 13,
  fontFamily: 'monospace',
  borderRadius: 1,
  bgcolor: 'action.hover',
  overflowX: 'auto',
  maxHeight: 240,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
