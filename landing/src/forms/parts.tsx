import { statesOf } from '../contract.ts';
import type { Localized } from '../locale.ts';
import { Input, Select } from './Field.tsx';
import { formMessages } from './messages.ts';

interface RequesterProps extends Localized {
  /** Whether the form asks for the company. */
  company?: boolean;
  /** Whether the form asks for company and phone. */
  full?: boolean;
}

/** The inputs for the person who asks: name, e-mail and, where the form needs them, company and phone. */
export function VisitorInputs({ locale, company = false, full = false }: RequesterProps) {
  const t = formMessages[locale];
  return (
    <>
      <Input name="name" label={t.name} autoComplete="name" required />
      <Input
        name="companyName"
        label={t.company}
        autoComplete="organization"
        required={company || full}
      />
      <Input name="email" label={t.email} type="email" autoComplete="email" required />
      <Input
        name="phone"
        label={t.phone}
        type="tel"
        autoComplete="tel"
        hint={t.phoneHint}
        sent="digits"
        required={full}
      />
    </>
  );
}

/** The inputs of a place: city, state and postal code; the state determines the country. */
export function PlaceInputs({ locale, name }: Localized & { name: 'origin' | 'destination' }) {
  const t = formMessages[locale];
  return (
    <fieldset className="form__group">
      <legend>{t[name]}</legend>
      <Input name={`${name}.city`} label={t.city} required data-required={t.address} />
      <StateSelect name={`${name}.state`} locale={locale} />
      <Input
        name={`${name}.postalCode`}
        label={`${t.postalCode} (${t.optional})`}
        inputMode="numeric"
      />
    </fieldset>
  );
}

/** The select box of equipment types, which the script reads from the API. */
export function EquipmentSelect({ locale, required }: Localized & { required?: boolean }) {
  const t = formMessages[locale];
  return (
    <Select name="equipmentId" label={t.equipment} choices="equipments" required={required}>
      <option value="">{required ? t.choose : t.any}</option>
    </Select>
  );
}

/** The select box for the kind of company: shipper, broker or carrier. */
export function AudienceSelect({ locale }: Localized) {
  const t = formMessages[locale];
  return (
    <Select name="audience" label={t.audience}>
      <option value="">{t.choose}</option>
      {Object.entries(t.audiences).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}

function StateSelect({ locale, name }: Localized & { name: string }) {
  const t = formMessages[locale];
  return (
    <Select name={name} label={t.state} required data-required={t.address}>
      <option value="">{t.choose}</option>
      <States label={t.mexico} country="MX" />
      <States label={t.us} country="US" />
    </Select>
  );
}

function States({ label, country }: { label: string; country: 'MX' | 'US' }) {
  return (
    <optgroup label={label}>
      {statesOf(country).map((state) => (
        <option key={state.code} value={state.code}>
          {state.name}
        </option>
      ))}
    </optgroup>
  );
}
