import { TextInput, useRecordContext } from 'react-admin';
import { field } from '../../core/contract/field.ts';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { FormSection } from '../../core/pages/FormSection.tsx';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { useWarning } from '../../core/pages/useWarnings.tsx';
import { AbsenceInputs } from './AbsenceInputs.tsx';
import { KnownUser } from './restore/KnownUser.tsx';
import { UserAccessInputs } from './UserAccessInputs.tsx';
import { PhoneInput } from '../../core/inputs/PhoneInput.tsx';

/**
 * The form of a user: name, contact details, company, role, access and absence. Users cannot change their own role and access.
 */
export function UserForm() {
  const warning = useWarning();
  const id = useRecordContext()?.id;
  const isSelf = useSignedInUser()?.id === id;
  return (
    <>
      <FormSection title="users.section.person" hint="users.section.personHint">
        <TextInput {...field('UserInput', 'firstName')} />
        <TextInput {...field('UserInput', 'lastName')} />
        <TextInput {...field('UserInput', 'maidenName')} />
        <TextInput {...field('UserInput', 'email')} type="email" readOnly={id !== undefined} />
        {id === undefined && <KnownUser />}
        <PhoneInput {...field('UserInput', 'phone')} helperText={warning('phone')} />
        <ChoiceInput of="UserInput" source="language" words="users.language" />
      </FormSection>
      {!isSelf && (
        <FormSection title="users.section.access" hint="users.section.accessHint">
          <UserAccessInputs />
        </FormSection>
      )}
      <AbsenceInputs />
    </>
  );
}
