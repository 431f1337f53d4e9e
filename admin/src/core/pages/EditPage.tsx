import type { ReactNode } from 'react';
import { Edit, SimpleForm, TopToolbar } from 'react-admin';
import { ArchiveButton } from '../actions/ArchiveButton.tsx';
import { Changes } from '../changes/Changes.tsx';
import { FormToolbar } from './FormToolbar.tsx';
import { type Destination, useNotSaved, useSaved } from './useSaved.ts';
import { WarningsNote } from './WarningsNote.tsx';
import { WholeRecord } from './WholeRecord.tsx';

interface EditPageProps {
  /** The module's form: its sections. */
  children: ReactNode;
  /** Where to go afterwards; the record's view by default. */
  to?: Destination;
  /** What, as a key, is said before why it could not be saved. */
  failure?: string;
  /** The record has no view: its changes are listed below the form. */
  withChanges?: boolean;
}

/** The page that changes a record: saved before it is left, server errors and warnings on their fields. */
export function EditPage({ children, to = 'show', failure, withChanges }: EditPageProps) {
  const onSuccess = useSaved('updated', to);
  const onError = useNotSaved(failure);
  return (
    <Edit mutationOptions={{ onSuccess, ...(failure && { onError }) }} actions={<EditActions />}>
      <WholeRecord>
        <SimpleForm noValidate toolbar={<FormToolbar />}>
          <WarningsNote />
          {children}
        </SimpleForm>
        {withChanges && <Changes />}
      </WholeRecord>
    </Edit>
  );
}

function EditActions() {
  return (
    <TopToolbar sx={{ minHeight: 0 }}>
      <ArchiveButton />
    </TopToolbar>
  );
}
