import { FormPage } from '../forms/FormPage.tsx';
import { island } from '../hydration/island.tsx';
import type { Localized } from '../locale.ts';
import { requestQuoteMessages } from './messages.ts';
import { QuoteForm } from './QuoteForm.tsx';

const Form = island('quote', QuoteForm);

/** The page with the form that asks for the price of a load without an account. */
export function RequestQuote({ locale }: Localized) {
  const { title, lead, steps, shared } = requestQuoteMessages[locale];
  return (
    <FormPage title={title} lead={lead} steps={steps} note={shared}>
      <Form locale={locale} />
    </FormPage>
  );
}
