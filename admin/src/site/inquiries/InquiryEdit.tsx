import { TextInput } from 'react-admin';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { EditPage } from '../../core/pages/EditPage.tsx';
import { FormSection, WIDE } from '../../core/pages/FormSection.tsx';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';

/** The page that assigns a site request, closes it and records the result; the request itself cannot be changed. */
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
