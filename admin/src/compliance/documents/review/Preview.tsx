import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../../core/pages/Section.tsx';
import type { CarrierDocument } from '../document.ts';
import { readFile } from '../downloadFile.ts';
import { useBlobUrl } from '../useBlobUrl.ts';
import { useFocusOutside } from './useFocusOutside.ts';

interface PreviewProps {
  /** The number of the version. */
  number: number | undefined;
  isPaused: boolean;
}

/**
 * The file of a version of the document in context: a picture, or a PDF in the browser's own viewer. It comes as a blob of
 * the media type that the API has recognized, so that nothing in it is ever run as a page of ours. While a dialog is
 * open (`isPaused`) the viewer is not mounted: it takes the focus when it has loaded, even from an inert frame, and keys
 * such as Escape would not reach the dialog.
 */
export function Preview({ number, isPaused }: PreviewProps) {
  const translate = useTranslate();
  const { uuid, versions = [], type } = useRecordContext<CarrierDocument>()!;
  const version = versions.find((one) => one.number === number);
  const isNewest = version === versions[0];
  const { data, error } = useQuery({
    queryKey: ['documentFile', uuid, number],
    queryFn: () => readFile(uuid, { version: number }),
    enabled: version !== undefined,
    staleTime: Infinity,
  });
  const url = useBlobUrl(data?.blob);
  const name = translate(`documents.type.${type}`);
  if (!version) return null;
  return (
    <Section title="documents.preview">
      {!isNewest && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {translate('documents.earlier', { number: version.number })}
        </Alert>
      )}
      {error && <Alert severity="error">{error.message}</Alert>}
      {!url && !error && <Skeleton variant="rounded" height={360} aria-busy />}
      {url && version.mediaType.startsWith('image/') && (
        <Box component="img" src={url} alt={name} sx={{ maxWidth: '100%', display: 'block' }} />
      )}
      {url && version.mediaType === 'application/pdf' && (
        <Pdf url={url} name={name} isPaused={isPaused} />
      )}
    </Section>
  );
}

/** A PDF in the browser's viewer; a link that opens it in another tab where the browser has no viewer, as on phones. */
function Pdf({ url, name, isPaused }: { url: string; name: string; isPaused: boolean }) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  useFocusOutside(frame);
  const open = (
    <Button variant="outlined" href={url} target="_blank" rel="noreferrer" sx={{ minHeight: 44 }}>
      {translate('documents.open')}
    </Button>
  );
  if (!navigator.pdfViewerEnabled)
    return (
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" color="text.secondary">
          {translate('documents.noViewer')}
        </Typography>
        {open}
      </Stack>
    );
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {isPaused ? (
        <Box sx={FRAME} />
      ) : (
        <Box component="iframe" ref={frame} src={url} title={name} sx={FRAME} />
      )}
      {open}
    </Stack>
  );
}

const FRAME = { width: '100%', height: { xs: 420, md: 620 }, border: 0, borderRadius: 1 };
