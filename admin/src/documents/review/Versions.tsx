import { Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Section } from '../../core/pages/Section.tsx';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import type { CarrierDocument } from '../document.ts';
import { SaveFileButton } from '../SaveFileButton.tsx';

/** Every file that was handed in, the newest first. */
export function Versions() {
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
