import type { ReactNode } from 'react';
import { Edit } from 'react-admin';
import { ArchiveButton } from '../actions/ArchiveButton.tsx';
import { Changes } from '../changes/Changes.tsx';
import { AskFirst, type DoubtsOf, noDoubts } from '../form/AskFirst.tsx';
import { PresenceNote } from '../live/PresenceNote.tsx';
import { FormToolbar } from './FormToolbar.tsx';
import { PageHeader } from './PageHeader.tsx';
import { type Destination, useNotSaved, useSaved } from './useSaved.ts';
import { WarningsNote } from './WarningsNote.tsx';
import { WholeRecord } from './WholeRecord.tsx';
import { RecordForm } from '../form/RecordForm.tsx';

interface EditPageProps {
  /** The sections of the module's form. */
  children: ReactNode;
  /** The page after saving; the record's view by default. */
  to?: Destination;
  /** The message key of the text before the reason when saving failed. */
  failure?: string;
  /** Whether to list the record's changes below the form, for records without a view. */
  withChanges?: boolean;
  /** Answers what is unusual in the values, which is asked about before they are saved. */
  doubtsOf?: DoubtsOf;
}

/**
 * The page that changes a record; it is left after the API has saved the changes, and shows the API's errors and
 * warnings at the fields.
 */
export function EditPage({
  children,
  to = 'show',
  failure,
  withChanges,
  doubtsOf = noDoubts,
}: EditPageProps) {
  const onSuccess = useSaved('updated', to);
  const onError = useNotSaved(failure);
  return (
    <Edit mutationOptions={{ onSuccess, ...(failure && { onError }) }} actions={<EditActions />}>
      <WholeRecord>
        <AskFirst doubtsOf={doubtsOf}>
          <RecordForm toolbar={<FormToolbar />}>
            <PresenceNote isEditing />
            <WarningsNote />
            {children}
          </RecordForm>
        </AskFirst>
        {withChanges && <Changes />}
      </WholeRecord>
    </Edit>
  );
}

function EditActions() {
  return (
    <PageHeader>
      <ArchiveButton />
    </PageHeader>
  );
}
