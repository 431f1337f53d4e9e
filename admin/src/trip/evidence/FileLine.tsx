import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { FileDialog } from './FileDialog.tsx';
import { Findings } from './Findings.tsx';
import type { EvidenceFile } from './useEvidence.ts';

interface FileLineProps {
  file: EvidenceFile;
  /** The name of the proof document. */
  name: string;
  path: string;
}

/** A file: when and where it was taken, who sent it, and a button that shows it. */
export function FileLine({ file, name, path }: FileLineProps) {
  const translate = useTranslate();
  const region = useRegion();
  const [isOpen, setOpen] = useState(false);
  const { isCurrent, fileName, takenAt, sentAt, sentBy, place } = file;
  const at = formatDate(takenAt ?? sentAt, region, { withTime: true });
  const where = place && `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`;
  const facts = [at, where, sentBy ?? translate('evidence.byLink')];
  return (
    <Box sx={{ mt: 0.5, opacity: isCurrent ? 1 : 0.7 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Button
          size="small"
          sx={BUTTON}
          aria-label={`${translate('evidence.show')}: ${name}, ${fileName}`}
          onClick={() => setOpen(true)}
        >
          {fileName}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {facts.filter(Boolean).join(' · ')}
          {!isCurrent && ` · ${translate('evidence.earlier')}`}
        </Typography>
      </Stack>
      {isCurrent && <Findings findings={file.findings} />}
      {isOpen && <FileDialog file={file} name={name} path={path} onClose={() => setOpen(false)} />}
    </Box>
  );
}

const BUTTON = { textTransform: 'none', overflowWrap: 'anywhere', textAlign: 'left', ml: -0.5 };
