import { useDataProvider, useRefresh } from 'react-admin';
import { useSubmit } from './useSubmit.ts';

/** A record below another one, such as `mexican` of `shipments/{id}/legs`, at the version that a dialog was opened with. */
interface VersionedRecord {
  resource: string;
  id: string;
  version: number;
  before: object;
}

/** Returns a function that saves the changed fields of a dialog, and returns the errors by field, if any. */
export function useSaveFields(record: VersionedRecord, success: string, onDone: () => void) {
  const { update } = useDataProvider();
  const refresh = useRefresh();
  const { resource, id, version, before } = record;
  const save = async (values: object) => {
    const etag = `"${version}"`;
    await update(resource, { id, data: { ...values, etag }, previousData: { id, ...before } });
    onDone();
    refresh();
  };
  return useSubmit(save, { success });
}
