import { Check, Input, Select, TextArea } from '../forms/Field.tsx';
import { PublicForm } from '../forms/PublicForm.tsx';
import { FormPage } from '../forms/FormPage.tsx';
import { formMessages } from '../forms/messages.ts';
import { EquipmentSelect, PlaceInputs, VisitorInputs } from '../forms/parts.tsx';
import type { Localized } from '../locale.ts';
import { requestQuoteMessages } from './messages.ts';

/** The form that asks for the price of a load without an account. */
export function RequestQuote({ locale }: Localized) {
  const t = requestQuoteMessages[locale];
  const f = formMessages[locale];
  return (
    <FormPage title={t.title} lead={t.lead} steps={t.steps} note={t.shared}>
      <PublicForm
        id="quote"
        to="/inquiries/quote"
        schema="QuoteRequest"
        submit={t.submit}
        locale={locale}
      >
        <PlaceInputs name="origin" locale={locale} />
        <PlaceInputs name="destination" locale={locale} />
        <Load locale={locale} />
        <fieldset className="form__group">
          <legend>{f.who}</legend>
          <VisitorInputs locale={locale} full />
        </fieldset>
      </PublicForm>
    </FormPage>
  );
}

function Load({ locale }: Localized) {
  const t = requestQuoteMessages[locale];
  const f = formMessages[locale];
  return (
    <fieldset className="form__group">
      <legend>{t.load}</legend>
      <Input name="pickupDate" label={t.pickupDate} type="date" required />
      <Input name="deliveryDate" label={t.deliveryDate} type="date" required />
      <Input name="weight" label={t.weight} inputMode="decimal" sent="decimal" required />
      <Select name="weightUnit" label={t.weightUnit}>
        <option value="kg">{t.kg}</option>
        <option value="lb">{t.lb}</option>
      </Select>
      <EquipmentSelect locale={locale} />
      <Check name="hazmat" label={t.hazmat} />
      <TextArea name="comment" label={`${f.comment} (${f.optional})`} hint={t.commentHint} />
    </fieldset>
  );
}
