import { Box, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { plainText } from '#reading/plainText';
import { property } from '../../../core/contract/schema.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import type { Invitation } from '../quote.ts';
import type { Reply, ReplyReading } from './replyFill.ts';
import { ReplyAnswer } from './ReplyAnswer.tsx';
import { useFill } from './useFill.ts';

/** Pastes a carrier's mail or chat into the form of a call, which it fills; the text is not kept. */
export function PasteReply({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const [text, setText] = useState<string>();
  const { read, reply, isReading, forget } = useReading(invitation);
  if (text === undefined)
    return (
      <Button size="small" variant="outlined" onClick={() => setText('')} sx={{ mb: 2 }}>
        {translate('quotes.reply.paste')}
      </Button>
    );
  const again = () => {
    setText('');
    forget();
  };
  if (reply) return <ReplyAnswer invitation={invitation} onAgain={again} {...reply} />;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2, justifyItems: 'start' }}>
      <TextField
        label={translate('quotes.reply.text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
        autoFocus
        slotProps={{ htmlInput: { maxLength: property('ReplyInput', 'text').schema.maxLength } }}
      />
      <Button
        variant="outlined"
        loading={isReading}
        disabled={!text.trim()}
        onClick={() => read(plainText(text))}
        sx={{ minHeight: 44 }}
      >
        {translate('quotes.reply.read')}
      </Button>
    </Box>
  );
}

function useReading(invitation: Invitation) {
  const { ask } = useDataProvider<AndenDataProvider>();
  const notify = useNotify();
  const fill = useFill(invitation);
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: async (text: string): Promise<Reply> => {
      const { data: reading } = await ask<ReplyReading>(
        ...(['invitations', invitation.id, 'read_reply'] as const),
        { text },
      );
      return { text, reading };
    },
    onSuccess: fill,
    onError: () => notify('quotes.reply.failed', { type: 'error' }),
  });
  return { read: mutate, reply: data, isReading: isPending, forget: reset };
}
