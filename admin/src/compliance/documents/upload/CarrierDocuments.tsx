import { Alert, Box, LinearProgress, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import { Section } from '../../../core/pages/Section.tsx';
import type { CarrierDocument } from '../document.ts';
import { DocumentCard } from './DocumentCard.tsx';

interface CarrierDocumentsProps {
  carrierId: string;
}

/** The documents of a carrier with their status and the next step, the required ones first. For a page or a tab. */
export function CarrierDocuments({ carrierId }: CarrierDocumentsProps) {
  const translate = useTranslate();
  const { data, error } = useDocuments(carrierId);
  if (error)
    return <Alert severity="error">{error.message || translate('anden.error.server')}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={320} aria-busy />;
  const required = data.filter((document) => document.required);
  const others = data.filter((document) => !document.required);
  return (
    <Stack spacing={2}>
      <DocumentsSummary documents={required} />
      <DocumentGroup title="documents.required" documents={required} />
      <DocumentGroup title="documents.optional" documents={others} />
    </Stack>
  );
}

function useDocuments(carrierId: string) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['documentStatuses', carrierId],
    queryFn: async () =>
      (await read<CarrierDocument[]>('carriers/documentStatuses', { carrierId })).data,
  });
}

/** The number of required documents that are valid today. */
function DocumentsSummary({ documents }: { documents: CarrierDocument[] }) {
  const translate = useTranslate();
  const valid = documents.filter((document) => document.valid).length;
  const total = documents.length;
  const isComplete = valid === total;
  return (
    <Section>
      <Typography sx={{ fontWeight: 600 }}>
        {translate('documents.standing', { valid, total })}
      </Typography>
      <LinearProgress
        variant="determinate"
        color={isComplete ? 'success' : 'primary'}
        value={total ? (100 * valid) / total : 100}
        aria-label={translate('documents.standing', { valid, total })}
        sx={{ my: 1, height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" color="text.secondary">
        {translate(isComplete ? 'documents.complete' : 'documents.incomplete')}
      </Typography>
    </Section>
  );
}

function DocumentGroup({ title, documents }: { title: string; documents: CarrierDocument[] }) {
  const translate = useTranslate();
  if (documents.length === 0) return null;
  return (
    <Box component="section">
      <Typography component="h2" variant="h4" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {documents.map((document) => (
          <DocumentCard key={document.uuid} document={document} />
        ))}
      </Stack>
    </Box>
  );
}
