import { TextInput } from 'react-admin';
import { ChoiceInput } from '../core/ChoiceInput.tsx';
import { field } from '../core/contract/field.ts';
import { EditPage } from '../core/EditPage.tsx';
import { FormSection, WIDE } from '../core/FormSection.tsx';
import { NameSearchInput } from '../core/NameSearchInput.tsx';

/** Hands an inquiry on, closes it, and notes what came of it; what was asked stays as it came. */
export function InquiryEdit() {
  return (
    <EditPage>
      <FormSection title="inquiries.section.work">
        <ChoiceInput of="InquiryChange" source="status" words="inquiries.status" />
        <NameSearchInput source="assignedTo" reference="users" sort="lastName" filter={STAFF} />
        <TextInput {...field('InquiryChange', 'comment')} multiline minRows={3} sx={WIDE} />
      </FormSection>
    </EditPage>
  );
}

const STAFF = { userTypeId: 1 };
