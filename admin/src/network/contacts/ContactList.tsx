import { Stack, Typography } from '@mui/material';
import { DataTable, RecordRepresentation, SelectInput, TextField } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { RecordLink } from '../../core/fields/RecordLink.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { useHasManyOwners } from './contact.ts';
import { EmailsField, PhonesField } from '../../freight/ReachFields.tsx';
import { TypeNameField } from './TypeNameField.tsx';

/**
 * The list of contacts by name; users who keep contacts of several companies and carriers also see and filter the
 * owner.
 */
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
      <Stack direction="row" spacing={1} useFlexGap sx={PARTS}>
        <TypeNameField />
        <TextField source="position" />
      </Stack>
    </Stack>
  );
}

/** A dot between the parts that are not empty. */
const PARTS = { flexWrap: 'wrap', '& > * + :not(:empty)::before': { content: '"· "' } };

/** The columns hidden by default: the position, which often repeats the type. */
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
