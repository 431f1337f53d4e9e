import { useEffect } from 'react';
import {
  useDataProvider,
  useGetList,
  useListContext,
  useNavigate,
  useNotify,
  useStore,
} from 'react-admin';
import type { CarrierDocument } from '../document.ts';

interface Order {
  filter: Record<string, unknown>;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** The default filter and order of the list. */
export const WAITING: Order = {
  filter: { status: ['pending'] },
  sort: { field: 'urgency', order: 'ASC' },
};

/** Keeps which documents the list in context shows, and in which order, for `useQueue`. */
export function KeepQueue() {
  const { filterValues, sort } = useListContext();
  const [, setOrder] = useStore<Order>(STORED, WAITING);
  const filter = JSON.stringify(filterValues);
  const { field, order } = sort;
  useEffect(
    () => setOrder({ filter: JSON.parse(filter) as Order['filter'], sort: { field, order } }),
    [filter, field, order, setOrder],
  );
  return null;
}

/** Where a document stands in the list that the reviewer came from, and how to go on in it. */
export type Queue = ReturnType<typeof useQueue>;

/** The place of a document in that list, 0 where it is not in it, and its neighbours. */
export function useQueue(id: string) {
  const navigate = useNavigate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const [order] = useStore<Order>(STORED, WAITING);
  const query = { ...order, pagination: { page: 1, perPage: MOST } };
  const { data = [], total = 0, isPending } = useGetList<CarrierDocument>('validations', query);
  const index = data.findIndex((document) => document.id === id);
  const previous = data[index - 1]?.id;
  const next = data[index + 1]?.id;
  const openDocument = (document: string) =>
    void navigate(`/admin/validations/${document}/view`, { state: { isStep: true } });
  const waitingDocuments = async () =>
    (await dataProvider.getList<CarrierDocument>('validations', query)).data;
  return {
    place: index + 1,
    total,
    toPrevious: previous ? () => openDocument(previous) : undefined,
    toNext: next ? () => openDocument(next) : undefined,
    /**
     * After a decision: the next one, from the end the first, and where nothing is left the list. A list that had not come
     * yet is waited for.
     */
    async goOn() {
      if (index < 0 && !isPending) return;
      const documents = isPending ? await waitingDocuments() : data;
      const others = documents.filter((document) => document.id !== id);
      const onward = others[index] ?? others[0];
      if (onward) return openDocument(onward.id);
      notify('documents.queue.done', { type: 'info' });
      void navigate('/admin/validations');
    },
  };
}

const STORED = 'validations.queue';
const MOST = 100;
