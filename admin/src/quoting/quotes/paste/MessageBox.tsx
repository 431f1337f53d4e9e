import { Stack, TextField } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import { RecoveredNote } from '../../../core/form/RecoveredNote.tsx';
import type { KeptState } from '../../../core/form/useKeptState.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { property } from '../../../core/contract/schema.ts';
import type { Message } from './proposal.ts';
import { useMessage } from './useMessage.ts';

/** The box for the text of a message, and for its sender. Ctrl-Enter reads it. */
export function MessageBox({ draft }: { draft: KeptState<Message> }) {
  const translate = useTranslate();
  const { isBusy, read } = useMessage(draft);
  const { text, sender } = draft.values;
  const isEmpty = text.trim() === '';
  const readWithCtrl = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isEmpty) void read();
  };
  return (
    <Section>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <TextField
          {...limitOf('text')}
          fullWidth
          multiline
          autoFocus
          minRows={8}
          maxRows={20}
          label={translate('quotes.paste.text')}
          helperText={translate('quotes.paste.textHelp')}
          value={text}
          onChange={({ target }) => draft.change({ text: target.value })}
          onKeyDown={readWithCtrl}
        />
        <TextField
          {...limitOf('sender')}
          fullWidth
          label={translate('quotes.paste.sender')}
          helperText={translate('quotes.paste.senderHelp')}
          value={sender}
          onChange={({ target }) => draft.change({ sender: target.value })}
          onKeyDown={readWithCtrl}
        />
        <RecoveredNote recovered={draft.recovered} discard={() => draft.restart()} />
        <TextButton
          label="quotes.paste.read"
          variant="contained"
          loading={isBusy}
          disabled={isEmpty}
          onClick={() => void read()}
        />
      </Stack>
    </Section>
  );
}

/** The longest text that the API takes. */
function limitOf(name: 'text' | 'sender') {
  const { maxLength } = property('MessageInput', name).schema;
  return { slotProps: { htmlInput: { maxLength } } };
}
