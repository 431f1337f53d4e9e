import { TextArea } from '../../forms/Field.tsx';
import { FormScope } from '../../forms/PublicForm.tsx';
import type { Localized } from '../../locale.ts';
import { LinkPage } from '../LinkPage.tsx';
import { linkMessages } from '../messages.ts';
import { ReasonForm } from '../ReasonForm.tsx';
import { priceMessages } from './messages.ts';
import { REJECTIONS } from './reasons.ts';

/** The page on which a customer answers a shared price by link; price.ts fills and runs it. */
export function PricePage({ locale }: Localized) {
  const t = priceMessages[locale];
  const words = { open: t.reject, send: t.reject, reasons: t.reasons };
  return (
    <LinkPage title={t.title} loading={t.loading} locale={locale}>
      <AcceptForm locale={locale} />
      <ReasonForm verb="refuse" schema="QuoteRefuse" of={REJECTIONS} {...{ words, locale }} />
    </LinkPage>
  );
}

function AcceptForm({ locale }: Localized) {
  return (
    <FormScope value={{ id: 'accept', schema: 'QuoteAccept' }}>
      <form className="form" id="accept" data-kept="device" data-verb="accept" hidden>
        <TextArea name="comment" label={linkMessages[locale].comment} rows={2} />
        <p className="form__problem" role="alert" data-problem />
        <button className="button" type="submit">
          {priceMessages[locale].accept}
        </button>
      </form>
    </FormScope>
  );
}
