import { Input, Select, TextArea } from '../../forms/Field.tsx';
import { FormScope } from '../../forms/PublicForm.tsx';
import type { Localized } from '../../locale.ts';
import { ReasonForm } from '../ReasonForm.tsx';
import { linkMessages } from '../messages.ts';
import { answerMessages } from './messages.ts';
import { DECLINES } from './reasons.ts';

/** The form of a rate, all-in or itemized. */
export function RateForm({ locale }: Localized) {
  const t = answerMessages[locale];
  return (
    <FormScope value={{ id: 'rate', schema: 'RateInput' }}>
      <form className="form" id="rate" data-kept="device" data-verb="rate" hidden>
        <h2 className="field--wide">{t.rate}</h2>
        <Select name="currency" label={t.currency}>
          {Object.entries(t.currencies).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <Select name="basis" label={t.basis}>
          <option value="allIn">{t.allInBasis}</option>
          <option value="parts">{t.parts}</option>
        </Select>
        <div className="form__group field--wide" data-basis="allIn">
          <Amount name="allIn" label={t.allIn} hint={t.tax} />
        </div>
        <div className="form__group field--wide" data-basis="parts" hidden>
          <Amount name="linehaul" label={t.linehaul} hint={t.tax} />
          <Amount name="fuelSurcharge" label={t.fuelSurcharge} />
          <Amount name="borderCrossing" label={t.borderCrossing} />
          <Amount name="tolls" label={t.tolls} />
          <Amount name="accessorials" label={t.accessorials} />
        </div>
        <Input name="transitDays" label={t.transitDays} inputMode="numeric" sent="integer" />
        <TextArea name="comment" label={linkMessages[locale].comment} rows={2} />
        <p className="form__problem" role="alert" data-problem />
        <button className="button" type="submit" data-send={t.send} data-improve={t.improve}>
          {t.send}
        </button>
      </form>
    </FormScope>
  );
}

/** The form of a rejection, with one of the five reasons. */
export function DeclineForm({ locale }: Localized) {
  const { decline, sendDecline, reasons } = answerMessages[locale];
  const words = { open: decline, send: sendDecline, reasons };
  return (
    <ReasonForm verb="decline" schema="InvitationDecline" of={DECLINES} {...{ words, locale }} />
  );
}

function Amount(props: { name: string; label: string; hint?: string }) {
  return <Input {...props} inputMode="decimal" autoComplete="off" sent="decimal" />;
}
