import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import type { Invitation } from '../quote.ts';
import { ReplyFiles } from './ReplyFiles.tsx';
import { type Reply, useReplies } from './useReplies.ts';

interface MailedReplyProps {
  invitation: Invitation;
  /** Shows what the reply says. */
  children: (reply: Reply) => ReactNode;
}

/** A mail with which the carrier replied, by default the newest, and the files that are attached to it. */
export function MailedReply({ invitation, children }: MailedReplyProps) {
  const translate = useTranslate();
  const { data: replies, isError } = useReplies(invitation);
  const [id, setId] = useState<string>();
  const reply = replies?.find((one) => one.id === id) ?? replies?.[0];
  if (isError)
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {translate('quotes.reply.failed')}
      </Alert>
    );
  if (!replies || !reply) return null;
  return (
    <Box sx={{ mb: 1 }}>
      {replies.length > 1 && <Choice replies={replies} reply={reply} setId={setId} />}
      <Sender reply={reply} />
      {children(reply)}
      <ReplyFiles key={reply.id} invitation={invitation} reply={reply} />
    </Box>
  );
}

interface ChoiceProps {
  replies: Reply[];
  reply: Reply;
  setId: (id: string) => void;
}

function Choice({ replies, reply, setId }: ChoiceProps) {
  const translate = useTranslate();
  const region = useRegion();
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={translate('quotes.reply.which')}
      value={reply.id}
      onChange={({ target }) => setId(target.value)}
      sx={{ mb: 2 }}
    >
      {replies.map(({ id, receivedAt }) => (
        <MenuItem key={id} value={id}>
          {formatDate(receivedAt, region, { withTime: true })}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Sender({ reply: { sender, senderName, receivedAt, isLate } }: { reply: Reply }) {
  const translate = useTranslate();
  const region = useRegion();
  return (
    <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {translate('quotes.reply.from', {
        sender: [senderName, sender && `<${sender}>`].filter(Boolean).join(' '),
        at: formatDate(receivedAt, region, { withTime: true }),
      })}{' '}
      {isLate && <ToneChip tone="warning" label={translate('quotes.late')} />}
    </Typography>
  );
}
