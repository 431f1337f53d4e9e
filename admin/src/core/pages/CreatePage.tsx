import type { ReactNode } from 'react';
import { Create, SimpleForm } from 'react-admin';
import { FormToolbar } from './FormToolbar.tsx';
import { SaveAnotherButton } from './SaveAnotherButton.tsx';
import { useNotSaved, useSaved } from './useSaved.ts';

interface CreatePageProps {
  /** The module's form: its sections. */
  children: ReactNode;
  defaultValues?: object;
  /** Where to go afterwards; the new record's view by default. */
  to?: 'show' | 'list';
  /** What, as a key, is said before why it could not be saved. */
  failure?: string;
}

/** The page of a new record: saved before it is left or the next one begun, server errors on their fields. */
export function CreatePage({ children, defaultValues, to = 'show', failure }: CreatePageProps) {
  const onSuccess = useSaved('created', to);
  const onError = useNotSaved(failure);
  return (
    <Create mutationOptions={{ onSuccess, ...(failure && { onError }) }}>
      <SimpleForm
        noValidate
        toolbar={
          <FormToolbar>
            <SaveAnotherButton />
          </FormToolbar>
        }
        defaultValues={defaultValues}
      >
        {children}
      </SimpleForm>
    </Create>
  );
}
