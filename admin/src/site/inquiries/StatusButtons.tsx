import { Button } from '@mui/material';
import { useNotify, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import type { Inquiry } from './inquiry.ts';

/** The button that assigns a site request to the user or closes it, depending on its status. */
export function StatusButtons() {
  const inquiry = useRecordContext<Inquiry>();
  if (!inquiry?.can?.includes('update')) return null;
  return (
    <>
      {inquiry.status === 'new' && <StatusButton to="assigned" label="inquiries.take" />}
      {inquiry.status !== 'done' && <StatusButton to="done" label="inquiries.finish" />}
      {inquiry.status === 'done' && <StatusButton to="new" label="inquiries.reopen" />}
    </>
  );
}

function StatusButton({ to, label }: { to: Inquiry['status']; label: string }) {
  const inquiry = useRecordContext<Inquiry>();
  const translate = useTranslate();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const change = () =>
    update(
      'inquiries',
      { id: inquiry?.id, data: { status: to }, previousData: inquiry },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('resources.inquiries.notifications.updated', { type: 'success' }),
        onError: ({ message }) => notify(message, { type: 'error' }),
      },
    );
  return (
    <Button variant="outlined" loading={isPending} onClick={() => void change()}>
      {translate(label)}
    </Button>
  );
}
