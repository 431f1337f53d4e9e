import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import type { Invitation } from '../quote.ts';
import { ReplyAnswer } from './ReplyAnswer.tsx';
import { useFill } from './useFill.ts';

type MailedReply = Schemas['InvitationReply'];

/** A mail with which the carrier replied, by default the newest, which fills the form of a call. */
export function MailedReply({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const { data: replies, isError } = useReplies(invitation);
  const [id, setId] = useState<string>();
  const reply = replies?.find((one) => one.id === id) ?? replies?.[0];
  useFilled(invitation, reply);
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
      {reply.reading ? (
        <ReplyAnswer invitation={invitation} text={reply.text!} reading={reply.reading} />
      ) : (
        <Alert severity="warning" sx={{ mb: 2, whiteSpace: 'pre-wrap' }}>
          {reply.text ?? translate('quotes.reply.unreadable')}
        </Alert>
      )}
    </Box>
  );
}

function useReplies({ id, replyCount }: Invitation) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['invitations', id, 'replies', replyCount],
    queryFn: async ({ signal }) => {
      const path = `invitations/${id}/replies`;
      const { data } = await read<MailedReply[]>(path, undefined, signal);
      return data.filter(({ isAutomatic }) => !isAutomatic);
    },
  });
}

/** Fills the form each time another reply is shown. */
function useFilled(invitation: Invitation, reply: MailedReply | undefined) {
  const fill = useFill(invitation);
  useEffect(() => {
    if (reply?.reading) fill({ text: reply.text!, reading: reply.reading });
  }, [fill, reply]);
}

interface ChoiceProps {
  replies: MailedReply[];
  reply: MailedReply;
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

function Sender({ reply }: { reply: MailedReply }) {
  const translate = useTranslate();
  const region = useRegion();
  const { sender, senderName, receivedAt, isLate, attachments } = reply;
  return (
    <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {translate('quotes.reply.from', {
        sender: [senderName, sender && `<${sender}>`].filter(Boolean).join(' '),
        at: formatDate(receivedAt, region, { withTime: true }),
      })}{' '}
      {isLate && <ToneChip tone="warning" label={translate('quotes.late')} />}
      {attachments.length > 0 && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {translate('quotes.reply.attached', {
            names: attachments.map(({ name }) => name).join(', '),
          })}
        </Box>
      )}
    </Typography>
  );
}
