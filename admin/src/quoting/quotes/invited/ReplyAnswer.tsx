import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import type { Mark } from '../../../core/fields/markedParts.ts';
import { MarkedText } from '../../../core/fields/MarkedText.tsx';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { additionalStopsOf, sumOf } from '../../../freight/rates/rateParts.ts';
import type { Invitation } from '../quote.ts';
import { type CallValues, fillOf, type Reply } from './replyFill.ts';

interface ReplyAnswerProps extends Reply {
  invitation: Invitation;
  /** Called when another reply shall be pasted; without it none can be. */
  onAgain?: () => void;
}

/** The reading of a reply, with its words marked in the original; doubts are the broker's to decide. */
export function ReplyAnswer({ invitation, text, reading, onAgain }: ReplyAnswerProps) {
  const translate = useTranslate();
  const answer = useAnswer(invitation)(reading);
  return (
    <Alert severity={answer ? 'success' : 'warning'} icon={false} sx={BOX}>
      <Typography sx={{ fontWeight: 650, mb: 1 }}>
        {answer
          ? translate('quotes.reply.readAs', { answer })
          : translate(`quotes.reply.unclear.${doubtOf(reading)}`)}
      </Typography>
      <Choices reading={reading} currency={currencyOf(reading, invitation)} />
      <Box
        component="figure"
        sx={{ m: 0, maxHeight: 220, overflowY: 'auto' }}
        tabIndex={0}
        aria-label={translate('quotes.reply.text')}
      >
        <MarkedText text={text} marks={marksOf(reading)} />
      </Box>
      {onAgain && <TextButton label="quotes.reply.again" onClick={onAgain} />}
    </Alert>
  );
}

type Reading = Reply['reading'];

/** The answer in words, where the form was filled with it. */
function useAnswer(invitation: Invitation) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  return (reading: Reading) => {
    const additionalStops = additionalStopsOf(invitation.load);
    const { outcome, rate } = fillOf(reading, additionalStops);
    if (outcome !== 'rated') return outcome && translate(`quotes.call.outcomes.${outcome}`);
    const { allIn, ...parts } = rate ?? {};
    const total = money(
      allIn ?? sumOf({ ...parts, additionalStops }),
      currencyOf(reading, invitation),
    );
    return reading.values.tax ? `${total} ${translate('quotes.reply.plusTax')}` : total;
  };
}

/** The currency that the reply names, otherwise the one that was asked for. */
function currencyOf({ values }: Reading, { quoteCurrency }: Invitation) {
  return values.currency ?? quoteCurrency;
}

function doubtOf({ kind, values }: Reading): string {
  if (kind === 'question') return 'question';
  if (kind === 'rate') return values.tax === 'included' ? 'taxIncluded' : 'rate';
  return 'other';
}

function marksOf({ words, questions }: Reading): Mark[] {
  const asked = questions.map(({ start, end }) => ({ start, end, kind: 'asked' as const }));
  return [...asked, ...words.map(({ start, end }) => ({ start, end, kind: 'read' as const }))];
}

interface ChoicesProps {
  reading: Reading;
  currency: Invitation['quoteCurrency'];
}

/** Buttons for the amounts that a reply may mean. */
function Choices({ reading, currency }: ChoicesProps) {
  const money = useMoneyFormat();
  const { setValue } = useFormContext<CallValues>();
  const choices = choicesOf(reading);
  if (choices.length === 0) return null;
  const choose = (allIn: string) => {
    setValue('outcome', 'rated', { shouldDirty: true });
    setValue('rate', { currency, allIn } as CallValues['rate'], { shouldDirty: true });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {choices.map((amount) => (
        <Button key={amount} size="small" variant="outlined" onClick={() => choose(amount)}>
          {money(amount, currency)}
        </Button>
      ))}
    </Box>
  );
}

/** Amounts of one currency. */
function choicesOf({ questions }: Reading): string[] {
  if (questions.some(({ field }) => field === 'currency')) return [];
  return questions.find(({ field }) => field === 'allIn')?.choices ?? [];
}

const BOX = { mb: 2, '& .MuiAlert-message': { width: '100%', overflow: 'visible' } };
