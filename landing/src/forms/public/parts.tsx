import type { Localized } from '../../locale.ts';
import { states } from '../contract.static.ts';
import { Input, Select } from '../fields/index.ts';
import { formMessages } from '../messages.ts';
import { useEquipments } from './useEquipments.ts';

interface VisitorProps extends Localized {
  /** Whether the form needs the company. */
  company?: boolean;
  /** Whether the form needs company and phone. */
  full?: boolean;
}

/** The inputs for the person who asks: name, e-mail and, where the form needs them, company and phone. */
export function VisitorInputs({ locale, company = false, full = false }: VisitorProps) {
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
      <PhoneInput name="phone" label={t.phone} locale={locale} required={full} />
    </>
  );
}

interface PhoneProps extends Localized {
  name: string;
  label: string;
  required: boolean;
}

/** The input of a phone number, which is sent as its digits. */
export function PhoneInput({ locale, ...input }: PhoneProps) {
  const hint = formMessages[locale].phoneHint;
  return <Input {...input} type="tel" autoComplete="tel" hint={hint} valueKind="digits" />;
}

/** The inputs of a place: city, state and postal code; the state determines the country. */
export function PlaceInputs({ locale, name }: Localized & { name: 'origin' | 'destination' }) {
  const t = formMessages[locale];
  return (
    <fieldset className="form__group">
      <legend>{t[name]}</legend>
      <Input name={`${name}.city`} label={t.city} required requiredMessage={t.address} />
      <Select name={`${name}.state`} label={t.state} required requiredMessage={t.address}>
        <option value="">{t.choose}</option>
        <States label={t.mexico} country="MX" />
        <States label={t.us} country="US" />
      </Select>
      <Input
        name={`${name}.postalCode`}
        label={`${t.postalCode} (${t.optional})`}
        inputMode="numeric"
      />
    </fieldset>
  );
}

/** The select box of equipment types, which are read from the API. */
export function EquipmentSelect({ locale, required }: Localized & { required?: boolean }) {
  const t = formMessages[locale];
  const equipments = useEquipments();
  return (
    <Select name="equipmentId" label={t.equipment} required={required}>
      <option value="">{required ? t.choose : t.any}</option>
      {equipments.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function States({ label, country }: { label: string; country: 'MX' | 'US' }) {
  return (
    <optgroup label={label}>
      {states[country].map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
