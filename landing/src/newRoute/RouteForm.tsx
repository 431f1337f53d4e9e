import { routeLimits } from '../forms/contract.static.ts';
import { Amount, Check, Input, Select, TextArea } from '../forms/fields/index.ts';
import { formMessages } from '../forms/messages.ts';
import { EquipmentSelect, PlaceInputs, VisitorInputs } from '../forms/public/parts.tsx';
import { PublicForm } from '../forms/public/PublicForm.tsx';
import { useForm } from '../forms/state/useForm.ts';
import type { Localized } from '../locale.ts';
import { newRouteMessages } from './messages.ts';

/** The form by which a carrier offers a lane. */
export function RouteForm({ locale }: Localized) {
  const { submit } = newRouteMessages[locale];
  const form = useForm({
    id: 'route',
    schema: 'RouteOffer',
    limits: routeLimits,
    initial: { frequency: 'weekly', currency: 'USD' },
    locale,
  });
  return (
    <PublicForm form={form} submit={submit} locale={locale} to="/api/inquiries/route">
      <PlaceInputs name="origin" locale={locale} />
      <PlaceInputs name="destination" locale={locale} />
      <Lane locale={locale} />
      <fieldset className="form__group">
        <legend>{formMessages[locale].who}</legend>
        <VisitorInputs locale={locale} full />
      </fieldset>
    </PublicForm>
  );
}

function Lane({ locale }: Localized) {
  const t = newRouteMessages[locale];
  const { optional, comment, commentHint } = formMessages[locale];
  return (
    <fieldset className="form__group">
      <legend>{t.lane}</legend>
      <EquipmentSelect locale={locale} required />
      <Select name="frequency" label={t.frequency} required>
        <option value="weekly">{t.weekly}</option>
        <option value="monthly">{t.monthly}</option>
      </Select>
      <Input name="volume" label={t.volume} inputMode="numeric" valueKind="integer" required />
      <Amount name="rate" label={`${t.rate} (${optional})`} />
      <Select name="currency" label={t.currency}>
        <option value="USD">{t.USD}</option>
        <option value="MXN">{t.MXN}</option>
      </Select>
      <Check name="hazmat" label={t.hazmat} />
      <Input
        name="startDate"
        label={`${t.startDate} (${optional})`}
        type="date"
        hint={t.daysHint}
      />
      <Input name="endDate" label={`${t.endDate} (${optional})`} type="date" />
      <TextArea name="comment" label={`${comment} (${optional})`} hint={commentHint} />
    </fieldset>
  );
}
