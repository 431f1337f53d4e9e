import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isReason, ReasonField } from '../../../core/actions/ReasonField.tsx';
import { choices } from '../../../core/contract/field.ts';

interface Choice {
  reason: string;
  comment: string;
}

interface ChoiceReasonProps {
  value: Choice;
  onChange: (changes: Partial<Choice>) => void;
}

/** The inputs for the reason for choosing another carrier than the one with the lowest rate; `other` needs a comment. */
export function ChoiceReason({ value, onChange }: ChoiceReasonProps) {
  const translate = useTranslate();
  return (
    <Box>
      <TextField
        select
        required
        fullWidth
        size="small"
        label={translate('quotes.award.why')}
        value={value.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      >
        {REASONS.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {translate(name)}
          </MenuItem>
        ))}
      </TextField>
      {value.reason === 'other' && (
        <ReasonField
          of={COMMENT}
          label="anden.reasons.comment"
          value={value.comment}
          onChange={(comment) => onChange({ comment })}
          isMissing={false}
        />
      )}
    </Box>
  );
}

/** Whether a reason is chosen, and written where it is `other`. */
export function isChosen({ reason, comment }: Choice): boolean {
  return reason !== '' && (reason !== 'other' || isReason(COMMENT, comment));
}

/** The chosen reason as the API receives it: with the comment where it is `other`. */
export function choiceBody({ reason, comment }: Choice) {
  return reason === 'other' ? { reason, comment: comment.trim() } : { reason };
}

/** A better rate is no reason for a carrier whose rate is not the lowest; the API refuses it. */
const REASONS = choices('QuoteAward', 'reason', 'anden.reasons').filter(
  ({ id }) => id !== 'better_rate',
);
const COMMENT = ['QuoteAward', 'comment'] as const;
