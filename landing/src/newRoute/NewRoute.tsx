import { Check, Input, Select, TextArea } from '../forms/Field.tsx';
import { PublicForm } from '../forms/PublicForm.tsx';
import { FormPage } from '../forms/FormPage.tsx';
import { formMessages } from '../forms/messages.ts';
import { EquipmentSelect, PlaceInputs, VisitorInputs } from '../forms/parts.tsx';
import type { Localized } from '../locale.ts';
import { newRouteMessages } from './messages.ts';

/** The form by which a carrier offers a lane. */
export function NewRoute({ locale }: Localized) {
  const t = newRouteMessages[locale];
  const f = formMessages[locale];
  return (
    <FormPage title={t.title} lead={t.lead} steps={t.steps} note={t.note}>
      <PublicForm
        id="route"
        to="/inquiries/route"
        schema="RouteOffer"
        submit={t.submit}
        locale={locale}
      >
        <PlaceInputs name="origin" locale={locale} />
        <PlaceInputs name="destination" locale={locale} />
        <Lane locale={locale} />
        <fieldset className="form__group">
          <legend>{f.who}</legend>
          <VisitorInputs locale={locale} full />
        </fieldset>
      </PublicForm>
    </FormPage>
  );
}

function Lane({ locale }: Localized) {
  const t = newRouteMessages[locale];
  const f = formMessages[locale];
  return (
    <fieldset className="form__group">
      <legend>{t.lane}</legend>
      <EquipmentSelect locale={locale} required />
      <Select name="frequency" label={t.frequency} required>
        <option value="weekly">{t.weekly}</option>
        <option value="monthly">{t.monthly}</option>
      </Select>
      <Input name="volume" label={t.volume} inputMode="numeric" sent="integer" required />
      <Input name="rate" label={`${t.rate} (${f.optional})`} inputMode="decimal" sent="decimal" />
      <Select name="currency" label={t.currency}>
        <option value="USD">{t.USD}</option>
        <option value="MXN">{t.MXN}</option>
      </Select>
      <Check name="hazmat" label={t.hazmat} />
      <Input
        name="startDate"
        label={`${t.startDate} (${f.optional})`}
        type="date"
        hint={t.daysHint}
      />
      <Input name="endDate" label={`${t.endDate} (${f.optional})`} type="date" />
      <TextArea name="comment" label={`${f.comment} (${f.optional})`} hint={f.commentHint} />
    </fieldset>
  );
}
