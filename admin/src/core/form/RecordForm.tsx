import { SimpleForm, type SimpleFormProps } from 'react-admin';
import { EnterGoesOn } from './EnterGoesOn.tsx';

/** The form of a record's page: Enter goes on, Ctrl-Enter saves, and what is wrong is said at the fields in the language of the product, not by the browser. */
export function RecordForm(props: SimpleFormProps) {
  return (
    <EnterGoesOn>
      <SimpleForm noValidate {...props} />
    </EnterGoesOn>
  );
}
