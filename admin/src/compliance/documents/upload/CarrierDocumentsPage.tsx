import { Stack, Typography } from '@mui/material';
import { Title, useGetOne, useGetRecordRepresentation, useTranslate } from 'react-admin';
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
    <Stack spacing={2} sx={{ maxWidth: 860, width: '100%' }}>
      {id === ownCarrierId ? (
        <Title title={translate('documents.title')} />
      ) : (
        <CarrierTitle id={id} />
      )}
      <Typography color="text.secondary">{translate('documents.intro')}</Typography>
      <CarrierDocuments carrierId={id} />
    </Stack>
  );
}

/** The title with the carrier's name, once it is known. */
function CarrierTitle({ id }: { id: string }) {
  const translate = useTranslate();
  const nameOf = useGetRecordRepresentation('carriers');
  const { data } = useGetOne('carriers', { id });
  return (
    <Title
      title={
        data
          ? translate('documents.of', { name: nameOf(data) as string })
          : translate('documents.title')
      }
    />
  );
}
