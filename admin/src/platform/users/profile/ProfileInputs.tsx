import { TextInput } from 'react-admin';
import { ChoiceInput } from '../../../core/inputs/ChoiceInput.tsx';
import { field } from '../../../core/contract/field.ts';
import { FormSection } from '../../../core/pages/FormSection.tsx';
import { AbsenceInputs } from '../AbsenceInputs.tsx';
import { ThemeInput } from './ThemeInput.tsx';
import { UnitsInput } from './UnitsInput.tsx';
import { PhoneInput } from '../../../core/inputs/PhoneInput.tsx';

/** The inputs of the profile: names, phone, language, absence; the theme and the units change at once. */
export function ProfileInputs({ readOnly }: { readOnly: boolean }) {
  const at = (name: string) => ({ ...field('UserInput', name), readOnly });
  const hint = readOnly ? 'users.profile.readOnly' : 'users.profile.personHint';
  return (
    <>
      <FormSection title="users.profile.person" hint={hint}>
        <TextInput {...at('firstName')} autoComplete="given-name" />
        <TextInput {...at('lastName')} autoComplete="family-name" />
        <TextInput {...at('maidenName')} />
        <PhoneInput {...at('phone')} />
      </FormSection>
      <FormSection title="users.profile.preferences" hint="users.profile.preferencesHint">
        <ChoiceInput of="UserInput" source="language" words="users.language" readOnly={readOnly} />
        <ThemeInput />
        <UnitsInput />
      </FormSection>
      {!readOnly && <AbsenceInputs />}
    </>
  );
}
