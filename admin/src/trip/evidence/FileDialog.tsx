import { Alert, Box, Button, Dialog, DialogActions, DialogContent } from '@mui/material';
import { DialogTitle, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { readFileAt, save, useBlobUrl } from '../../compliance/documents/index.ts';
import { useIsNarrow } from '../../core/theme/useIsNarrow.ts';
import type { EvidenceFile } from './useEvidence.ts';

interface FileDialogProps {
  file: EvidenceFile;
  name: string;
  path: string;
  onClose: () => void;
}

/** A photo in full, or the button that saves a PDF or an XML. */
export function FileDialog({ file, name, path, onClose }: FileDialogProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const { data, error } = useQuery({
    queryKey: ['evidenceFile', file.id],
    queryFn: () => readFileAt(`/api/${path}/files/${file.id}`),
    staleTime: Infinity,
  });
  const url = useBlobUrl(data?.blob);
  const isPicture = file.mediaType.startsWith('image/');
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
      aria-labelledby="evidence-file"
    >
      <DialogTitle id="evidence-file">{name}</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!url && !error && <Skeleton variant="rounded" height={360} aria-busy />}
        {url && isPicture && (
          <Box component="img" src={url} alt={name} sx={{ maxWidth: '100%', display: 'block' }} />
        )}
        {url && !isPicture && <Alert severity="info">{translate('evidence.noPicture')}</Alert>}
      </DialogContent>
      <DialogActions>
        <TextButton label="ra.action.close" onClick={onClose} />
        {data && <Button onClick={() => save(data)}>{translate('evidence.save')}</Button>}
      </DialogActions>
    </Dialog>
  );
}
