import { useRecordContext, useTranslate } from 'react-admin';
import { ToneChip } from '../core/fields/ToneChip.tsx';
import { type CarrierDocument, STATUS_TONES } from './document.ts';

/** Where a document stands, in a word on its colour. */
export function DocumentStatus(_: { source?: string }) {
  const translate = useTranslate();
  const { status } = useRecordContext<CarrierDocument>() ?? {};
  if (!status) return null;
  return <ToneChip label={translate(`documents.status.${status}`)} tone={STATUS_TONES[status]} />;
}

/** What kind of document it is. */
export function DocumentType(_: { source?: string }) {
  const translate = useTranslate();
  const { type } = useRecordContext<CarrierDocument>() ?? {};
  return type ? translate(`documents.type.${type}`) : null;
}
