import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';

const POLL_MS = 60_000;

/** Says to Andén's staff since when no mail leaves, for as long as that is so; root gets a link to the failed jobs. */
export function MailDownNote() {
  const translate = useTranslate();
  const region = useRegion();
  const since = useMailDownSince();
  const { canAccess } = useCanAccess({ resource: 'failed_jobs', action: 'list' });
  if (!since) return null;
  const time = formatDate(since, region, { withTime: true });
  return (
    <Alert severity="error" role="status" sx={{ borderRadius: 0, justifyContent: 'center' }}>
      {translate('failedJobs.mailDown', { time })}{' '}
      {canAccess && (
        <Link component={RouterLink} to="/admin/failed_jobs" color="inherit">
          {translate('failedJobs.show')}
        </Link>
      )}
    </Alert>
  );
}

/** The time since when mail is down, read again each minute. */
function useMailDownSince(): string | null {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data } = useQuery({
    queryKey: ['failed_jobs', 'mailStatus'],
    queryFn: async () => (await read<Schemas['MailStatus']>('mail_status')).data.downSince,
    refetchInterval: POLL_MS,
    retry: false,
  });
  return data ?? null;
}
