import { TextInput, useRecordContext } from 'react-admin';
import { field } from '../core/contract/field.ts';
import { ChoiceInput } from '../core/inputs/ChoiceInput.tsx';
import { FormSection } from '../core/pages/FormSection.tsx';
import { useSignedInUser } from '../core/auth/useSignedInUser.ts';
import { useWarning } from '../core/pages/useWarnings.tsx';
import { UserAccessInputs } from './UserAccessInputs.tsx';

/** Who a person is, where they work and what they may do. One's own rights are changed by others. */
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
        <TextInput
          {...field('UserInput', 'phone')}
          type="tel"
          helperText={warning('phone') ?? 'anden.validation.Phone'}
        />
        <ChoiceInput of="UserInput" source="language" words="users.language" />
      </FormSection>
      {!isSelf && (
        <FormSection title="users.section.access" hint="users.section.accessHint">
          <UserAccessInputs />
        </FormSection>
      )}
    </>
  );
}
