import { Stack, Typography } from '@mui/material';
import { DataTable, RecordRepresentation, SelectInput, TextField } from 'react-admin';
import { choices } from '../core/contract/field.ts';
import { NameSearchInput } from '../core/inputs/NameSearchInput.tsx';
import { RecordLink } from '../core/fields/RecordLink.tsx';
import { ResponsiveList } from '../core/list/ResponsiveList.tsx';
import { RecordList } from '../core/list/RecordList.tsx';
import { useHasManyOwners } from './contact.ts';
import { EmailsField, PhonesField } from '../freight/ReachFields.tsx';
import { TypeNameField } from './TypeNameField.tsx';

/** Contacts by name; who keeps those of several companies and carriers sees and filters whose. */
export function ContactList() {
  const hasManyOwners = useHasManyOwners();
  return (
    <RecordList
      filters={hasManyOwners ? [...OWNER_FILTERS, ...FILTERS] : FILTERS}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <ResponsiveList card={<ContactCard />} hiddenColumns={HIDDEN}>
        <DataTable.Col source="name" field={RecordLink} />
        {hasManyOwners && <DataTable.Col source="ownerName" disableSort />}
        <DataTable.Col source="contactTypeId" disableSort>
          <TypeNameField />
        </DataTable.Col>
        <DataTable.Col source="position" />
        <DataTable.Col source="emails" label="contacts.section.reach" disableSort>
          <EmailsField onlyFirst />
          <PhonesField onlyFirst />
        </DataTable.Col>
      </ResponsiveList>
    </RecordList>
  );
}

function ContactCard() {
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600 }}>
        <RecordRepresentation />
      </Typography>
      <TextField source="ownerName" color="text.secondary" />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TypeNameField />
        <TextField source="position" />
      </Stack>
    </Stack>
  );
}

/** Beside the type it says little that is new; the columns' menu brings it back. */
const HIDDEN = ['position'];

const FILTERS = [
  <NameSearchInput
    key="type"
    source="contactTypeId"
    reference="catalogs/contact_types"
    sort="nameEs"
  />,
  <SelectInput
    key="language"
    source="language"
    choices={choices('ContactInput', 'language', 'contacts.language')}
  />,
];

const OWNER_FILTERS = [
  <NameSearchInput key="company" source="companyId" reference="companies" sort="name" />,
  <NameSearchInput key="carrier" source="carrierId" reference="carriers" sort="carrierName" />,
];
