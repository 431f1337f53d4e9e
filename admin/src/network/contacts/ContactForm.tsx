import { useState } from 'react';
import { TextInput, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { FormSection, WIDE } from '../../core/pages/FormSection.tsx';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { type Audience, useHasManyOwners } from './contact.ts';
import { ContactOwnerInput } from './ContactOwnerInput.tsx';
import { ContactTypeInput } from './ContactTypeInput.tsx';
import { LinesInput } from './LinesInput.tsx';

/** The form of a contact: its company or carrier, name, e-mails and phones. */
export function ContactForm() {
  const [audience, setAudience] = useState(useFirstAudience());
  const isNew = useRecordContext()?.id === undefined;
  const hasManyOwners = useHasManyOwners();
  const at = (name: string) => field('ContactInput', name);
  return (
    <>
      {isNew && hasManyOwners && (
        <FormSection title="contacts.section.owner" hint="contacts.section.ownerHint">
          <ContactOwnerInput audience={audience} onAudience={setAudience} />
        </FormSection>
      )}
      <FormSection title="contacts.section.person" hint={`contacts.copies.${audience}`}>
        <TextInput {...at('name')} sx={WIDE} />
        <TextInput {...at('position')} />
        <ContactTypeInput audience={audience} />
        <ChoiceInput of="ContactInput" source="language" words="contacts.language" />
      </FormSection>
      <FormSection title="contacts.section.reach" hint="contacts.section.reachHint">
        <LinesInput source="emails" />
        <LinesInput source="phones" />
      </FormSection>
      <FormSection title="contacts.section.comment">
        <TextInput {...at('comment')} multiline minRows={3} sx={WIDE} />
      </FormSection>
    </>
  );
}

/**
 * The audience of the contact's owner; for a new contact without an owner, that of the user's own company or carrier.
 */
function useFirstAudience(): Audience {
  const { getValues } = useFormContext();
  const isCarrier = useSignedInUser()?.user_type.name === 'carrier';
  return isCarrier || getValues('carrierId') ? 'carriers' : 'brokers';
}
