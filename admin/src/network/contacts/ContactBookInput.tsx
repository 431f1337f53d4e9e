import { DEFAULT_LOCALE } from '#languages';
import { Box } from '@mui/material';
import {
  ArrayInput,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { WIDE } from '../../core/pages/FormSection.tsx';
import { ContactTypeInput } from './ContactTypeInput.tsx';
import { LinesInput } from './LinesInput.tsx';

/** The contacts of a carrier inside the carrier's form; a removed one is archived when the form is saved. */
export function ContactBookInput() {
  const at = (name: string) => field('BookedContact', name);
  return (
    <ArrayInput source="contactBookList" label={false} sx={WIDE}>
      <SimpleFormIterator
        inline={false}
        disableReordering
        disableClear
        disableRemove
        fullWidth
        addButton={<AddButton />}
      >
        <Box sx={GRID}>
          <TextInput {...at('name')} label="resources.contacts.fields.name" />
          <TextInput {...at('position')} label="resources.contacts.fields.position" />
          <ContactTypeInput audience="carriers" />
          <ChoiceInput
            of="BookedContact"
            source="language"
            label="resources.contacts.fields.language"
            words="contacts.language"
          />
          <LinesInput source="emails" />
          <LinesInput source="phones" />
          <TextInput
            {...at('comment')}
            label="resources.contacts.fields.comment"
            multiline
            sx={WIDE}
          />
          <RemoveButton />
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddButton() {
  const { add } = useSimpleFormIterator();
  return (
    <TextButton variant="outlined" label="contacts.add.contact" onClick={() => add({ ...EMPTY })} />
  );
}

function RemoveButton() {
  const { remove } = useSimpleFormIteratorItem();
  return (
    <Box sx={WIDE}>
      <TextButton
        color="error"
        size="small"
        label="contacts.removeFromBook"
        onClick={() => remove()}
      />
    </Box>
  );
}

const EMPTY = { language: DEFAULT_LOCALE, emails: [], phones: [] };

const GRID = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  pb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
