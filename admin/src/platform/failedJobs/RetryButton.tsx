import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import { BulkButton } from '../../core/list/bulk/BulkButton.tsx';

/** Runs the failed job of the row again. */
export function RetryButton() {
  const job = useRecordContext();
  const translate = useTranslate();
  const { act, isPending } = useAct('failedJobs.retried');
  if (!job) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<ReplayOutlined />}
      loading={isPending}
      onClick={() => void act({ resource: 'failed_jobs', id: job.id, verb: 'retry' })}
    >
      {translate('failedJobs.retry')}
    </Button>
  );
}

/** Runs the selected failed jobs again, after a confirmation. */
export function BulkRetryButton() {
  return (
    <BulkButton
      label="failedJobs.retry"
      icon={<ReplayOutlined />}
      act={{ action: 'retry' }}
      doneMessage="failedJobs.bulk.done"
      confirm={{ title: 'failedJobs.bulk.title', content: 'failedJobs.bulk.content' }}
    />
  );
}
