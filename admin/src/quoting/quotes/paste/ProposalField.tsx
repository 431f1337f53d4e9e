import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type MessageField, type Proposal, wordsOf } from './proposal.ts';
import { ProposalChoices } from './ProposalChoices.tsx';
import { ProposalInput } from './ProposalInput.tsx';
import { ProposalPlace } from './ProposalPlace.tsx';

interface ProposalFieldProps {
  field: MessageField;
  proposal: Proposal;
  text: string;
}

/** A field of a proposed quote: what is asked, the input, and the words that it comes from. */
export function ProposalField({ field, proposal, text }: ProposalFieldProps) {
  const translate = useTranslate();
  const question = proposal.questions.find((one) => one.field === field);
  const isPlace = field === 'origin' || field === 'destination';
  const words = wordsOf(text, proposal, field);
  const isWide = isPlace || field === 'comment' || question;
  return (
    <Box sx={[CELL, !!isWide && WIDE]}>
      <Typography variant="body2" component="p" sx={WORDS}>
        {words ? (
          <q>{words}</q>
        ) : (
          translate(field in proposal.quote ? 'quotes.paste.bySender' : 'quotes.paste.missing')
        )}
      </Typography>
      {question && question.choices.length > 0 && (
        <ProposalChoices field={field} choices={question.choices} />
      )}
      {isPlace ? <ProposalPlace source={field} /> : <ProposalInput field={field} />}
    </Box>
  );
}

/** The inputs of a cell are as wide as it is. */
const CELL = { minWidth: 0, '& .MuiFormControl-root': { width: '100%' } };
const WIDE = { gridColumn: '1 / -1' };
const WORDS = { color: 'text.secondary', mb: 0.75, overflowWrap: 'anywhere' };
