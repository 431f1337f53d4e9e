import { RadioButtonGroupInput, required } from 'react-admin';
import { CommentInput } from '../../../core/actions/CommentInput.tsx';
import { useWatch } from 'react-hook-form';
import type { Quote } from '../quote.ts';
import { seesPurchase } from '../quote.ts';
import { ReasonInputs } from './ReasonInputs.tsx';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';

/** The buttons for the customer's answer to the shared price, for the customer or its broker. */
export function FeedbackButtons({ quote }: { quote: Quote }) {
  const of = { resource: 'quotes', id: quote.id };
  if (seesPurchase(quote))
    return (
      <VerbButton of={of} verb={verbOf} words="quotes.feedback" toBody={bodyOf}>
        <RadioButtonGroupInput
          source="answer"
          label="quotes.feedback.answer"
          validate={NEEDED}
          choices={ANSWERS}
        />
        <Why />
      </VerbButton>
    );
  return (
    <>
      <VerbButton of={of} verb="accept" words="quotes.accept" variant="contained">
        <CommentInput of="QuoteAccept" />
      </VerbButton>
      <VerbButton of={of} verb="refuse" words="quotes.refuse" color="inherit">
        <ReasonInputs of="QuoteRefuse" />
      </VerbButton>
    </>
  );
}

function Why() {
  const answer = useWatch({ name: 'answer' }) as string | undefined;
  if (answer === 'refused') return <ReasonInputs of="QuoteRefuse" />;
  return <CommentInput of="QuoteAccept" />;
}

function verbOf(values: { answer?: string }) {
  return values.answer === 'refused' ? 'refuse' : 'accept';
}

function bodyOf(values: { answer?: string; reason?: string; comment?: string }) {
  const { answer, reason, comment } = values;
  return answer === 'refused' ? { reason, comment } : { comment };
}

const NEEDED = required();
const ANSWERS = ['accepted', 'refused'].map((id) => ({ id, name: `quotes.feedback.${id}` }));
