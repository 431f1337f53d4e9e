import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Reply } from './useReplies.ts';

/** The words of a reply as they came, or that it could not be read. */
export function ReplyText({ reply: { text, reading } }: { reply: Reply }) {
  const translate = useTranslate();
  return (
    <Alert
      severity={reading ? 'info' : 'warning'}
      icon={false}
      sx={TEXT}
      tabIndex={0}
      aria-label={translate('quotes.reply.text')}
    >
      {text ?? translate('quotes.reply.unreadable')}
    </Alert>
  );
}

const TEXT = {
  mb: 2,
  maxHeight: 260,
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
