import { Button, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { Section } from '../../../core/pages/Section.tsx';
import type { CarrierDocument } from '../document.ts';
import { SaveFileButton } from '../SaveFileButton.tsx';

type Version = Schemas['DocumentVersion'];

interface VersionsProps {
  /** The number of the version whose file is shown. */
  visibleNumber: number | undefined;
  onShow: (number: number) => void;
}

/** Every file that was handed in, the newest first: who sent it, who decided what and why, and the button to see it. */
export function Versions({ visibleNumber: shown, onShow }: VersionsProps) {
  const translate = useTranslate();
  const { versions = [] } = useRecordContext<CarrierDocument>()!;
  return (
    <Section title="documents.versions">
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {versions.map((version) => (
          <Stack component="li" key={version.number} spacing={0.5}>
            <Known version={version} />
            <Stack direction="row" spacing={1}>
              {versions.length > 1 && (
                <Button
                  variant="outlined"
                  disabled={version.number === shown}
                  aria-label={translate('documents.showVersion', { number: version.number })}
                  onClick={() => onShow(version.number)}
                >
                  {translate('documents.show')}
                </Button>
              )}
              <SaveFileButton version={version.number} />
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

function Known({ version }: { version: Version }) {
  const translate = useTranslate();
  const region = useRegion();
  const { number, fileName, status, size, reason, documentDate, expirationDate } = version;
  const { uploadedAt, uploadedByName, reviewedAt, reviewedByName } = version;
  const at = (time: string) => formatDate(time, region, { withTime: true });
  const lines = [
    uploadedAt &&
      translate('documents.sentBy', {
        name: uploadedByName ?? translate('documents.byLink'),
        date: at(uploadedAt),
      }),
    reviewedAt &&
      translate('documents.reviewedBy', { name: reviewedByName ?? '', date: at(reviewedAt) }),
    documentDate && translate('documents.dated', { date: formatDate(documentDate, region) }),
    expirationDate && translate('documents.until', { date: formatDate(expirationDate, region) }),
  ].filter(Boolean);
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
          {number}. {fileName} (
          {translate('documents.kilobytes', { count: Math.ceil(size / 1024) })})
        </Typography>
        <ToneChip label={translate(`documents.version.${status}`)} />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {lines.join(' · ')}
      </Typography>
      {reason && (
        <Typography variant="body2">
          {translate('documents.rejectedBecause', { reason })}
        </Typography>
      )}
    </>
  );
}
