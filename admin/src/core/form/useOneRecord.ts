import { useCallback, useState } from 'react';
import {
  type CreateParams,
  type RaRecord,
  useDataProvider,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { oneCall } from '../data/oneCall.ts';

/** `meta.another`: the form creates the next record after this one. */
type Params = CreateParams & { id?: unknown };
type Save = (resource: string, params: Params) => Promise<{ data: RaRecord }>;

/**
 * Makes the form create one record, even after repeated presses and failed calls. When a call was not answered and
 * the values were changed after it, the record that the call created is changed. `onSaved`
 * is called after each saved record.
 */
export function useOneRecord(onSaved: () => void): void {
  const { update } = useDataProvider();
  const [call] = useState(oneCall<Partial<RaRecord>, { data: RaRecord }>);
  const once = useCallback(
    async (resource: string, { meta, ...params }: Params, save: Save) => {
      if (params.id !== undefined) {
        const changed = await save(resource, { meta, ...params });
        onSaved();
        return changed;
      }
      const { answer, isEarlier } = await call.send(params.data, (data, key) =>
        save(resource, { ...params, data, meta: { key } }),
      );
      const { data: created } = answer;
      const saved = isEarlier
        ? await update(resource, { id: created.id, data: params.data, previousData: created })
        : answer;
      if (meta?.another) call.restart();
      onSaved();
      return saved;
    },
    [call, update, onSaved],
  );
  useRegisterMutationMiddleware(once);
}
