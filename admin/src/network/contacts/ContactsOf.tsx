import { Box, Button, Stack, Typography } from '@mui/material';
import {
  Link,
  Pagination,
  RecordsIterator,
  ReferenceManyField,
  useCanAccess,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { RecordLink } from '../../core/fields/RecordLink.tsx';
import { Section } from '../../core/pages/Section.tsx';
import type { Contact } from './contact.ts';
import { EmailsField, PhonesField } from '../../freight/ReachFields.tsx';
import { TypeNameField } from './TypeNameField.tsx';

interface ContactsOfProps {
  /** The field of the contact that holds the id of this record. */
  target: 'companyId' | 'carrierId' | 'contactTypeId';
}

/** The contacts of the company, carrier or type in the view, with a button to add one. */
export function ContactsOf({ target }: ContactsOfProps) {
  const aside = target !== 'contactTypeId' && <AddContactButton target={target} />;
  return (
    <Section title="contacts.title" aside={aside}>
      <ReferenceManyField
        reference="contacts"
        target={target}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={10}
        empty={<NoContacts />}
        pagination={<PaginationIfNeeded />}
      >
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          <RecordsIterator>
            <ContactRow target={target} />
          </RecordsIterator>
        </Box>
      </ReferenceManyField>
    </Section>
  );
}

/** A contact in the list; contacts of a type show their owner instead of the type. */
function ContactRow({ target }: ContactsOfProps) {
  const { position, ownerName } = useRecordContext<Contact>() ?? {};
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0 }}>
        <RecordLink />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1 }}>
          {target === 'contactTypeId' ? (
            <Typography variant="body2">{ownerName}</Typography>
          ) : (
            <TypeNameField />
          )}
          <Typography variant="body2" color="text.secondary">
            {position}
          </Typography>
        </Stack>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <EmailsField />
        <PhonesField />
      </Box>
    </Box>
  );
}

function AddContactButton({ target }: ContactsOfProps) {
  const translate = useTranslate();
  const id = useRecordContext()?.id;
  const { canAccess = false } = useCanAccess({ resource: 'contacts', action: 'create' });
  if (!canAccess || !id) return null;
  const source = encodeURIComponent(JSON.stringify({ [target]: id }));
  return (
    <Button component={Link} to={`/admin/contacts/new?source=${source}`} size="small">
      {translate('contacts.add.contact')}
    </Button>
  );
}

function NoContacts() {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('contacts.none')}
    </Typography>
  );
}

function PaginationIfNeeded() {
  const { total = 0, perPage } = useListContext();
  return total > perPage ? <Pagination rowsPerPageOptions={[]} /> : null;
}

const ROW = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  py: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
