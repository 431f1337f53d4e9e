import { useRecordContext, useTranslate } from 'react-admin';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { type CarrierDocument, STATUS_TONES } from './document.ts';

/** The status of a document as a coloured chip. */
export function DocumentStatus(_: { source?: string }) {
  const translate = useTranslate();
  const { status } = useRecordContext<CarrierDocument>() ?? {};
  if (!status) return null;
  return <ToneChip label={translate(`documents.status.${status}`)} tone={STATUS_TONES[status]} />;
}

/** The name of the document's type. */
export function DocumentType(_: { source?: string }) {
  const translate = useTranslate();
  const { type } = useRecordContext<CarrierDocument>() ?? {};
  return type ? translate(`documents.type.${type}`) : null;
}
