import type { ReactNode } from 'react';
import { Create } from 'react-admin';
import { AskFirst, type DoubtsOf, noDoubts } from '../form/AskFirst.tsx';
import { FormToolbar } from './FormToolbar.tsx';
import { SaveAnotherButton } from './SaveAnotherButton.tsx';
import { useNotSaved, useSaved } from './useSaved.ts';
import { RecordForm } from '../form/RecordForm.tsx';

interface CreatePageProps {
  /** The sections of the module's form. */
  children: ReactNode;
  defaultValues?: object;
  /** The page after saving; the new record's view by default. */
  to?: 'show' | 'list';
  /** The message key of the text before the reason when saving failed. */
  failure?: string;
  /** Answers what is unusual in the values, which is asked about before they are saved. */
  doubtsOf?: DoubtsOf;
}

/**
 * The page that creates a record; it is left after the API has saved the record, and shows the API's errors at the
 * fields.
 */
export function CreatePage({
  children,
  defaultValues,
  to = 'show',
  failure,
  doubtsOf = noDoubts,
}: CreatePageProps) {
  const onSuccess = useSaved('created', to);
  const onError = useNotSaved(failure);
  return (
    <Create mutationOptions={{ onSuccess, ...(failure && { onError }) }}>
      <AskFirst doubtsOf={doubtsOf}>
        <RecordForm
          toolbar={
            <FormToolbar>
              <SaveAnotherButton />
            </FormToolbar>
          }
          defaultValues={defaultValues}
        >
          {children}
        </RecordForm>
      </AskFirst>
    </Create>
  );
}
