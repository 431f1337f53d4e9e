import { Amount, Input, Select, TextArea } from '../../forms/fields/index.ts';
import { useView } from '../../forms/state/useForm.ts';
import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import { AnswerForm } from '../parts/AnswerForm.tsx';
import { useLinkForm } from '../parts/useLinkForm.ts';
import type { Answers } from '../record/useAnswers.ts';
import type { OpenLink } from '../record/useLink.ts';
import { additionalStopsOf, PARTS, type Rate, rateDoubt } from './doubt.ts';
import { rateLimits } from './limits.static.ts';
import { answerMessages } from './messages.ts';
import type { InvitationContent } from './source.ts';

interface RateFormProps extends Localized {
  link: OpenLink<InvitationContent>;
  answers: Answers;
  ask: (text: string) => Promise<boolean>;
}

/** The form of a rate, all-in or itemized; a rate far from the target rate is asked about before it is sent. */
export function RateForm({ link, answers, ask, locale }: RateFormProps) {
  const t = answerMessages[locale];
  const { invitation } = link.content;
  const { rate, load } = invitation;
  const additionalStops = additionalStopsOf(load);
  const initial = { currency: rate?.currency ?? load.currency ?? 'USD', basis: 'allIn' };
  const schema = { schema: 'RateInput', limits: rateLimits } as const;
  const form = useLinkForm({ id: 'rate', ...schema, initial, record: link.client.id, locale });
  const isItemized = useView(form, ({ values }) => values.basis === 'parts');

  async function send(): Promise<void> {
    const { basis: _, ...body } = form.content() as Rate & { basis?: string };
    const doubt = rateDoubt(body, invitation, locale);
    if (!doubt || (await ask(doubt))) answers.send('rate', body);
  }

  return (
    <AnswerForm
      form={form}
      answers={answers}
      locale={locale}
      verb="rate"
      submit={rate ? t.improve : t.send}
      onSubmit={() => void send()}
    >
      <h2 className="field--wide">{t.rate}</h2>
      {isItemized ? (
        <ItemizedAmounts locale={locale} />
      ) : (
        <Amount name="allIn" label={t.allIn} hint={t.tax} required />
      )}
      {additionalStops > 0 && (
        <Amount
          name="stopOffCharge"
          label={t.stopOffCharge}
          hint={t.stopOffHint[isItemized ? 'added' : 'contained'].replace(
            '{times}',
            String(additionalStops),
          )}
        />
      )}
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
      <Input name="transitDays" label={t.transitDays} inputMode="numeric" valueKind="integer" />
      <Input
        name="transitHours"
        label={t.transitHours}
        hint={t.transitHint}
        inputMode="numeric"
        valueKind="integer"
      />
      <TextArea name="comment" label={linkMessages[locale].comment} rows={2} />
    </AnswerForm>
  );
}

function ItemizedAmounts({ locale }: Localized) {
  const t = answerMessages[locale];
  return PARTS.map((name) =>
    name === 'linehaul' ? (
      <Amount key={name} name={name} label={t[name]} hint={t.tax} required />
    ) : (
      <Amount key={name} name={name} label={t[name]} />
    ),
  );
}
