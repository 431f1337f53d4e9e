import { Stack, Typography } from '@mui/material';
import { RecordRepresentation, Title, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { CarrierDocuments } from './CarrierDocuments.tsx';
import { EmptyState } from '../../../core/pages/EmptyState.tsx';

/**
 * /admin/carriers/{id}/documents and /admin/carrier/documents: the documents of the carrier in the path, by default
 * the user's own.
 */
export function CarrierDocumentsPage() {
  const translate = useTranslate();
  const ownCarrierId = useSignedInUser()?.carrierId;
  const { id = ownCarrierId } = useParams();
  if (!id) return <EmptyState title="documents.none" text="documents.noneHelp" />;
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 860, width: '100%' }}>
      <Title title={translate('documents.title')} />
      <Typography color="text.secondary">{translate('documents.intro')}</Typography>
      {id !== ownCarrierId && <CarrierName id={id} />}
      <CarrierDocuments carrierId={id} />
    </Stack>
  );
}

function CarrierName({ id }: { id: string }) {
  const { data } = useGetOne('carriers', { id });
  return (
    <Typography component="p" variant="h3">
      {data && <RecordRepresentation record={data} resource="carriers" />}
    </Typography>
  );
}
