import { TextInput } from 'react-admin';
import { field } from '../../core/contract/field.ts';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { QuickCreate, useQuickCreate } from '../../core/inputs/QuickCreate.tsx';
import type { Audience } from './contact.ts';

/** The input for the contact type, among those for this kind of owner; users who may create types can add one here. */
export function ContactTypeInput({ audience }: { audience: Audience }) {
  const create = useQuickCreate(CATALOG, <ContactTypeQuickCreate audience={audience} />);
  return (
    <NameSearchInput
      key={audience}
      source="contactTypeId"
      label="resources.contacts.fields.contactTypeId"
      reference={CATALOG}
      sort="nameEs"
      filter={{ audience }}
      {...create}
    />
  );
}

function ContactTypeQuickCreate({ audience }: { audience: Audience }) {
  const at = (name: string) => field('ContactTypeInput', name);
  return (
    <QuickCreate resource={CATALOG} name="nameEs" defaultValues={{ audience }}>
      <TextInput {...at('nameEs')} autoFocus />
      <TextInput {...at('nameEn')} />
      <TextInput
        {...at('code')}
        parse={(text: string) => text.toUpperCase().replace(/\W+/g, '_')}
      />
    </QuickCreate>
  );
}

const CATALOG = 'catalogs/contact_types';
