import { Card, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink, RecordContextProvider, useTranslate } from 'react-admin';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import type { CarrierDocument } from '../document.ts';
import { DocumentStatus } from '../DocumentStatus.tsx';
import { SaveFileButton } from '../SaveFileButton.tsx';
import { UploadButtons } from './UploadButtons.tsx';

/** One document of a carrier: its status, validity, next step, and buttons. */
export function DocumentCard({ document }: { document: CarrierDocument }) {
  const translate = useTranslate();
  const may = (action: string) => document.can?.includes(action);
  return (
    <RecordContextProvider value={document}>
      <Card component="li" variant="outlined" sx={ROW}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {translate(`documents.type.${document.type}`)}
        </Typography>
        <DocumentStatus />
        <Facts document={document} />
        <Stack direction="row" useFlexGap sx={BUTTONS}>
          {may('upload') && <UploadButtons document={document} />}
          {document.fileName && <SaveFileButton />}
          {may('review') && document.fileName && (
            <Link component={RouterLink} to={`/admin/validations/${document.uuid}/view`}>
              {translate(document.status === 'pending' ? 'documents.goReview' : 'documents.goSee')}
            </Link>
          )}
        </Stack>
      </Card>
    </RecordContextProvider>
  );
}

/** The facts about the document as sentences. */
function Facts({ document }: { document: CarrierDocument }) {
  const translate = useTranslate();
  const region = useRegion();
  const { status, expirationDate, valid, reason, type } = document;
  const date = expirationDate && formatDate(expirationDate, region);
  return (
    <Stack spacing={0.5} sx={{ gridColumn: { xs: '1 / -1', md: '1 / span 2' } }}>
      {date && (
        <Typography variant="body2">
          {translate(valid ? 'documents.validUntil' : 'documents.expiredOn', { date })}
        </Typography>
      )}
      {status === 'rejected' && (
        <Typography variant="body2" sx={{ color: ({ palette }) => palette.tones.bad.text }}>
          {translate('documents.rejectedBecause', { reason })}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {translate(`documents.todo.${status}`)}
      </Typography>
      {TAX.includes(type) && status !== 'approved' && (
        <Typography variant="body2" color="text.secondary">
          {translate('documents.taxHint')}
        </Typography>
      )}
    </Stack>
  );
}

const TAX = ['positive_tax_compliance', 'tax_status_certificate'];
/** Name, status and buttons are at the same place in every card; on a phone the buttons are below. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 116px 306px' },
  alignItems: 'start',
  columnGap: 2,
  rowGap: 0.75,
  p: 2,
  '& > .MuiChip-root': { justifySelf: { xs: 'end', md: 'start' } },
};
const BUTTONS = {
  gridColumn: { xs: '1 / -1', md: '3' },
  gridRow: { md: '1 / span 2' },
  alignItems: 'center',
  gap: 1,
  flexWrap: 'wrap',
};
