import { ReferenceArrayField, useNotify, type HttpError } from 'react-admin';

interface NamesFieldProps {
  source: string;
  reference: string;
}

/** The names of the records whose ids a field lists. A lost connection is said by its note alone, other failures here. */
export function NamesField(props: NamesFieldProps) {
  const notify = useNotify();
  const onError = ({ status, message }: HttpError) => {
    if (status !== 0) notify(message, { type: 'error' });
  };
  const options: object = { onError };
  return <ReferenceArrayField {...props} queryOptions={options} />;
}
