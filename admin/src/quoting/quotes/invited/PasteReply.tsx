import { Box, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { plainText } from '#reading/plainText';
import { property } from '../../../core/contract/schema.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import type { Invitation } from '../quote.ts';
import { type CallValues, fillOf, type Reply, type ReplyReading, wordsFor } from './replyFill.ts';
import { ReplyAnswer } from './ReplyAnswer.tsx';

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

/** Fills the form with a reply; the comment has the words of what the form has no input for. */
function useFill({ carrierName }: Invitation) {
  const { setValue, getValues } = useFormContext<CallValues>();
  const translate = useTranslate();
  return ({ text, reading }: Reply) => {
    const { rate, ...values } = fillOf(reading);
    const comment = COMMENTED.map(([name, fields]) => [name, wordsFor(text, reading, fields)])
      .filter(([, words]) => words)
      .map(([name, words]) => translate(`quotes.reply.comment.${name}`, { words }))
      .join(' ');
    const filled = {
      ...values,
      ...(comment && { comment }),
      ...(values.outcome && !getValues('reportedBy') && { reportedBy: carrierName }),
      ...(rate && { rate: { ...getValues('rate'), ...rate } }),
    };
    for (const [name, value] of Object.entries(filled))
      setValue(name as keyof CallValues, value, { shouldDirty: true });
  };
}

/** The facts that the form has no input for. */
const COMMENTED: [name: string, fields: string[]][] = [
  ['available', ['availableDate', 'availableFrom', 'availableTo']],
  ['transit', ['transitDays']],
  ['valid', ['validUntil']],
  ['reason', ['reason']],
];
