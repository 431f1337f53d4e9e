import { Fragment } from 'react';
import { useGetRecordRepresentation, useReference, useTranslate } from 'react-admin';
import { useProduct } from '../modules/product.ts';
import { isId, useText } from './useText.ts';

interface ValueProps {
  field: string;
  value: unknown;
}

/** The value of a field as text; ids of records are shown as the records' names. */
export function Value({ field, value }: ValueProps) {
  const say = useText();
  const ids = [value].flat();
  if (ids.length === 0 || !ids.every(isId)) return say(field, value);
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Name field={field} id={id} />
    </Fragment>
  ));
}

function Name({ field, id }: { field: string; id: string }) {
  const reference = useProduct().modules.find(({ namedBy }) => namedBy?.includes(field))?.name;
  return reference ? <RecordName reference={reference} id={id} /> : <Unknown />;
}

function RecordName({ reference, id }: { reference: string; id: string }) {
  const { referenceRecord, isPending } = useReference({ reference, id });
  const nameOf = useGetRecordRepresentation(reference);
  if (referenceRecord) return nameOf(referenceRecord);
  return isPending ? '…' : <Unknown />;
}

function Unknown() {
  return useTranslate()('anden.changes.unknown');
}
