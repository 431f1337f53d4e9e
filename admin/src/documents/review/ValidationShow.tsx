import { Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useRecordContext, useTranslate } from 'react-admin';
import { DateField } from '../../core/fields/DateField.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { Changes } from '../../core/changes/Changes.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { Column, Columns, ShowPage } from '../../core/pages/ShowPage.tsx';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import type { CarrierDocument } from '../document.ts';
import { DocumentStatus, DocumentType } from '../DocumentStatus.tsx';
import { Preview } from './Preview.tsx';
import { type Review, type ReviewProps, ReviewButtons } from './ReviewButtons.tsx';
import { SaveFileButton } from '../SaveFileButton.tsx';

/** /admin/validations/{id}/view: a document beside what is known of it, and the decision. */
export function ValidationShow() {
  const [review, setReview] = useState<Review>();
  return (
    <ShowPage>
      <Columns>
        <Summary review={review} setReview={setReview} />
        <Column>
          <Preview isPaused={review !== undefined} />
          <Versions />
        </Column>
      </Columns>
      <Changes />
    </ShowPage>
  );
}

function Summary(reviewing: ReviewProps) {
  const { carrierId, carrierName } = useRecordContext<CarrierDocument>()!;
  return (
    <Section>
      <Stack spacing={2}>
        <Facts>
          <Fact source="type" wide>
            <DocumentType />
          </Fact>
          <Fact source="carrierName">
            <Link component={RouterLink} to={`/admin/carriers/${carrierId}/documents`}>
              {carrierName}
            </Link>
          </Fact>
          <Fact source="status">
            <DocumentStatus />
          </Fact>
          <Fact source="required" />
          <Fact source="documentDate">
            <DateField source="documentDate" />
          </Fact>
          <Fact source="expirationDate">
            <DateField source="expirationDate" />
          </Fact>
          <Fact source="uploadedAt">
            <DateField source="uploadedAt" withTime />
          </Fact>
          <Fact source="reason" optional wide />
        </Facts>
        <ReviewButtons {...reviewing} />
      </Stack>
    </Section>
  );
}

/** Every file that was handed in, the newest first. */
function Versions() {
  const translate = useTranslate();
  const { versions = [] } = useRecordContext<CarrierDocument>()!;
  return (
    <Section title="documents.versions">
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {versions.map(({ number, fileName, status, size }) => (
          <Stack
            component="li"
            key={number}
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Typography variant="body2" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
              {number}. {fileName} (
              {translate('documents.kilobytes', { count: Math.ceil(size / 1024) })})
            </Typography>
            <ToneChip label={translate(`documents.version.${status}`)} />
            <SaveFileButton version={number} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
