import { quoteLimits } from '../forms/contract.static.ts';
import { Check, Input, Select, TextArea } from '../forms/fields/index.ts';
import { formMessages } from '../forms/messages.ts';
import { EquipmentSelect, PlaceInputs, VisitorInputs } from '../forms/public/parts.tsx';
import { PublicForm } from '../forms/public/PublicForm.tsx';
import { useForm } from '../forms/state/useForm.ts';
import type { Localized } from '../locale.ts';
import { requestQuoteMessages } from './messages.ts';

/** The form that asks for the price of a load without an account. */
export function QuoteForm({ locale }: Localized) {
  const { submit } = requestQuoteMessages[locale];
  const form = useForm({
    id: 'quote',
    schema: 'QuoteRequest',
    limits: quoteLimits,
    initial: { weightUnit: 'kg' },
    locale,
  });
  return (
    <PublicForm form={form} submit={submit} locale={locale} to="/api/inquiries/quote">
      <PlaceInputs name="origin" locale={locale} />
      <PlaceInputs name="destination" locale={locale} />
      <Load locale={locale} />
      <fieldset className="form__group">
        <legend>{formMessages[locale].who}</legend>
        <VisitorInputs locale={locale} full />
      </fieldset>
    </PublicForm>
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
      <Input name="weight" label={t.weight} inputMode="decimal" valueKind="decimal" required />
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
