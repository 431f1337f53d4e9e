import { zoneInWords } from '#zones';
import { Input, Select } from '../../forms/fields/index.ts';
import type { Values } from '../../forms/state/values.ts';
import type { Localized } from '../../locale.ts';
import { OTHER } from './answerOf.ts';
import { borderMessages } from './messages.ts';
import type { BorderField } from './source.ts';

interface BorderInputProps extends Localized {
  field: BorderField;
  values: Values;
  timeZone: string;
}

/** The input of something owed; what is typed instead of a choice is there only where another one is meant. */
export function BorderInput({ field, values, timeZone, locale }: BorderInputProps) {
  const t = borderMessages[locale];
  const { name, label, kind, choices, insteadOf } = field;
  if (insteadOf && values[insteadOf] !== OTHER) return null;
  const zone = kind === 'moment' ? zoneInWords(timeZone)[locale] : undefined;
  const hint = [field.hint, zone].filter(Boolean).join(' · ') || undefined;
  const naming = { name, label, hint, wide: true };
  if (kind !== 'choice')
    return (
      <Input
        {...naming}
        type={TYPES[kind]}
        autoComplete="off"
        valueKind={kind === 'phone' ? 'digits' : undefined}
      />
    );
  return (
    <Select {...naming}>
      <option value="">{t.choose}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={OTHER}>{t.other}</option>
    </Select>
  );
}

const TYPES = { text: 'text', phone: 'tel', moment: 'datetime-local' };
