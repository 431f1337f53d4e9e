import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Mark } from '../../../core/fields/markedParts.ts';
import { MarkedText, MarkedWords } from '../../../core/fields/MarkedText.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import type { Message, Proposal } from './proposal.ts';

interface MarkedMessageProps {
  message: Message;
  /** Goes back to the text. */
  onEdit: () => void;
}

/** The original message with the words that were read, asked and not understood. */
export function MarkedMessage({ message, onEdit }: MarkedMessageProps) {
  const translate = useTranslate();
  const marks = marksOf(message);
  const kinds = KINDS.filter((kind) => marks.some((mark) => mark.kind === kind));
  return (
    <Section
      title="quotes.paste.original"
      aside={<Button onClick={onEdit}>{translate('quotes.paste.edit')}</Button>}
    >
      <Box sx={TEXT} tabIndex={0} role="group" aria-label={translate('quotes.paste.original')}>
        <MarkedText text={message.text} marks={marks} />
      </Box>
      <Typography variant="body2" component="p" sx={LEGEND}>
        {kinds.map((kind) => (
          <MarkedWords key={kind} kind={kind}>
            {translate(`quotes.paste.kinds.${kind}`)}
          </MarkedWords>
        ))}
      </Typography>
    </Section>
  );
}

/** The marks of a message; what is asked comes before what was read, and that before what was not understood. */
function marksOf({ proposals = [], rest }: Message): Mark[] {
  return [
    ...proposals.flatMap(({ questions }) => questions.map(markOf('asked'))),
    ...proposals.flatMap(({ stops }) => stops.map(markOfStop)),
    ...proposals.flatMap(({ words }) => words.map(markOf('read'))),
    ...rest.map(markOf('rest')),
  ];
}

function markOf(kind: Mark['kind']) {
  return ({ start, end }: Omit<Mark, 'kind'>): Mark => ({ start, end, kind });
}

/** A stop is asked where its place or what happens there is not told. */
function markOfStop({ kind, places, start, end }: Proposal['stops'][0]): Mark {
  return { start, end, kind: kind && places.length === 1 ? 'read' : 'asked' };
}

const KINDS = ['read', 'asked', 'rest'] as const;
const TEXT = { maxHeight: { xs: '40vh', lg: '65vh' }, overflowY: 'auto' };
const LEGEND = { mt: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 2 };
