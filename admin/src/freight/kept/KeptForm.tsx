import type { ReactNode } from 'react';
import { required, TextInput, useRecordContext } from 'react-admin';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { field } from '../../core/contract/field.ts';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { FormSection, WIDE } from '../../core/pages/FormSection.tsx';

interface KeptFormProps {
  name: string;
  schema: string;
  children: ReactNode;
}

/** The form of every record that a carrier keeps: whose it is, its own sections, and comments. */
export function KeptForm({ name, schema, children }: KeptFormProps) {
  return (
    <>
      <OwnerSection title={`${name}.section.owner`} />
      {children}
      <FormSection title={`${name}.section.comment`}>
        <TextInput {...field(schema, 'comment')} multiline minRows={3} sx={WIDE} />
      </FormSection>
    </>
  );
}

/** The carrier of a new record, for who keeps those of several carriers; it cannot be changed. */
function OwnerSection({ title }: { title: string }) {
  const isNew = useRecordContext()?.id === undefined;
  const type = useSignedInUser()?.user_type.name;
  if (!isNew || type === 'carrier') return null;
  return (
    <FormSection title={title}>
      <NameSearchInput
        source="carrierId"
        reference="carriers"
        sort="carrierName"
        filter={type === 'broker' ? OWN_NETWORK : undefined}
        validate={REQUIRED}
      />
    </FormSection>
  );
}

const OWN_NETWORK = { network: 'own' };
const REQUIRED = required();
