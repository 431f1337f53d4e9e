import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Section } from '../../../core/pages/Section.tsx';
import { type Message, type Part, partsOf } from './proposal.ts';

interface MarkedMessageProps {
  message: Message;
  /** Goes back to the text. */
  onEdit: () => void;
}

/** The original message with the words that were read, asked and not understood. */
export function MarkedMessage({ message, onEdit }: MarkedMessageProps) {
  const translate = useTranslate();
  const parts = partsOf(message);
  const kinds = KINDS.filter((kind) => parts.some((part) => part.kind === kind));
  return (
    <Section
      title="quotes.paste.original"
      aside={<Button onClick={onEdit}>{translate('quotes.paste.edit')}</Button>}
    >
      <Box sx={TEXT} tabIndex={0} role="group" aria-label={translate('quotes.paste.original')}>
        {parts.map((part, at) => (
          <Marked key={at} part={part} />
        ))}
      </Box>
      <Typography variant="body2" component="p" sx={LEGEND}>
        {kinds.map((kind) => (
          <Box key={kind} component="mark" sx={MARKS[kind]}>
            {translate(`quotes.paste.kinds.${kind}`)}
          </Box>
        ))}
      </Typography>
    </Section>
  );
}

function Marked({ part: { text, kind } }: { part: Part }) {
  if (kind === 'plain') return text;
  return (
    <Box component="mark" data-kind={kind} sx={MARKS[kind]}>
      {text}
    </Box>
  );
}

const KINDS = ['read', 'asked', 'rest'] as const;
const MARK = { color: 'text.primary', bgcolor: 'transparent', borderBottom: 2 };
const MARKS = {
  read: { ...MARK, borderColor: 'success.main' },
  asked: { ...MARK, borderColor: 'warning.main', borderBottomStyle: 'dashed' },
  rest: { ...MARK, borderColor: 'error.main', borderBottomStyle: 'dotted' },
};
const TEXT = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.9,
  maxHeight: { xs: '40vh', lg: '65vh' },
  overflowY: 'auto',
};
const LEGEND = { mt: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 2 };
