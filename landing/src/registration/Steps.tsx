import { states } from '../forms/contract.static.ts';
import { type Choice, Check, Choices, Input, Select, TextArea } from '../forms/fields/index.ts';
import { formMessages } from '../forms/messages.ts';
import { PhoneInput } from '../forms/public/parts.tsx';
import { useEquipments } from '../forms/public/useEquipments.ts';
import type { Localized } from '../locale.ts';
import { registrationMessages } from './messages.ts';

/** Step 1: the company, and the e-mail to which the link for continuing is sent. */
export function Company({ locale }: Localized) {
  const t = registrationMessages[locale];
  return (
    <>
      <Input name="carrierName" label={t.carrierName} autoComplete="organization" required wide />
      <Input
        name="email"
        label={t.email}
        type="email"
        autoComplete="email"
        hint={t.emailHint}
        required
        wide
      />
    </>
  );
}

/** Step 2: tax ids, carrier codes and contact. */
export function TaxAndContact({ locale }: Localized) {
  const t = registrationMessages[locale];
  const { optional } = formMessages[locale];
  return (
    <>
      <Select name="nationality" label={t.nationality}>
        {Object.entries(t.countries).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Input name="comercialName" label={`${t.comercialName} (${optional})`} />
      <Input
        name="rfc"
        label={t.rfc}
        hint={t.rfcHint}
        autoCapitalize="characters"
        requiredIf={['nationality', 'MX']}
      />
      <Input
        name="ein"
        label={t.ein}
        hint={t.einHint}
        inputMode="numeric"
        requiredIf={['nationality', 'US']}
      />
      <Input name="caat" label={`${t.caat} (${optional})`} autoCapitalize="characters" />
      <Input name="scacCode" label={`${t.scac} (${optional})`} autoCapitalize="characters" />
      <Input name="contactName" label={t.contactName} autoComplete="name" required />
      <Input name="contactPosition" label={`${t.contactPosition} (${optional})`} />
      <PhoneInput name="contactPhone" label={t.contactPhone} locale={locale} required />
      <Input name="quotingEmail" label={t.quotingEmail} type="email" required />
    </>
  );
}

/** Step 3: movements and states of service. */
export function Coverage({ locale }: Localized) {
  const t = registrationMessages[locale];
  const { mexico, us } = formMessages[locale];
  const groups = { [mexico]: STATES.MX, [us]: STATES.US };
  return (
    <>
      <Choices name="movements" label={t.movements} choices={Object.entries(t.movement)} />
      {(['originStates', 'deliveryStates'] as const).map((name) => (
        <Choices key={name} name={name} label={t[name]} groups={groups} />
      ))}
    </>
  );
}

const STATES = { MX: choicesOf('MX'), US: choicesOf('US') };

function choicesOf(country: 'MX' | 'US'): Choice[] {
  return states[country].map(({ code, name }) => [code, name]);
}

/** Step 4: equipment, whose types are read from the API. */
export function Fleet({ locale }: Localized) {
  const t = registrationMessages[locale];
  const { optional, commentHint } = formMessages[locale];
  const equipments = useEquipments().map(({ id, name }): Choice => [id, name]);
  return (
    <>
      <Choices name="equipmentList" label={t.equipment} choices={equipments} />
      <Check name="drayage" label={t.drayage} />
      <Check name="hazmat" label={t.hazmat} />
      <TextArea name="description" label={`${t.description} (${optional})`} hint={commentHint} />
    </>
  );
}

/** Step 5: the terms, which a lawyer must review before the site is public, like the privacy notice. */
export function Terms({ locale }: Localized) {
  const t = registrationMessages[locale];
  return (
    <>
      <div className="field--wide registration__terms">
        <h2>{t.termsTitle}</h2>
        <ol>
          {t.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ol>
      </div>
      <Check
        name="termsAccepted"
        label={t.accept}
        required
        requiredMessage={formMessages[locale].terms}
      />
    </>
  );
}
