import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { LackingAlert } from '../../../compliance/documents/index.ts';
import { lackingInWords } from '../../../freight/documents/lackingInWords.ts';
import { useSides } from '../../../freight/useSides.ts';
import type { Shipment } from '../shipment.ts';

/** Lists the documents that the carrier of a load lacks, and who assigned it nevertheless. */
export function ShipmentDocuments({ shipment }: { shipment: Shipment }) {
  const { seesCustomer } = useSides();
  const { lackingDocuments, carrierId, carrierName, carrierNetwork: network } = shipment;
  const carrier =
    seesCustomer && carrierId ? { id: carrierId, name: carrierName ?? '', network } : undefined;
  return (
    <>
      {!!lackingDocuments?.length && (
        <LackingAlert documents={lackingDocuments} {...(carrier && { carrier })} />
      )}
      <Overridden shipment={shipment} />
    </>
  );
}

function Overridden({ shipment: { overriddenDocuments } }: { shipment: Shipment }) {
  const translate = useTranslate();
  const region = useRegion();
  if (!overriddenDocuments) return null;
  const { userName, at, comment, documents } = overriddenDocuments;
  const who = { name: userName ?? '', date: at && formatDate(at, region, { withTime: true }) };
  return (
    <Alert severity="info">
      {translate('documents.lacking.overridden', who)} {comment}
      {lackingInWords(documents, { translate, region }).map((part) => (
        <Typography key={part} variant="body2">
          {part}
        </Typography>
      ))}
    </Alert>
  );
}
