import { Alert, Box, Button, Dialog, DialogActions, DialogContent, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { useIsNarrow } from '../../core/theme/useIsNarrow.ts';
import { type Document, readDocument } from './readDocument.ts';

type Page = Omit<Document, 'format'> & { revision: number };

/** The button that shows a revision as a document, with its terms and conditions. */
export function ReadButton({ size, ...page }: Page & { size?: 'small' }) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const label = translate('rateConfirmations.readDocument', { revision: page.revision });
  return (
    <>
      <Button
        size={size}
        variant={size ? 'text' : 'outlined'}
        onClick={() => setOpen(true)}
        aria-label={label}
      >
        {translate('rateConfirmations.document')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        fullScreen={isNarrow}
        fullWidth
        maxWidth="md"
        aria-label={label}
      >
        <DialogContent sx={{ p: 0 }}>{isOpen && <Reader {...page} name={label} />}</DialogContent>
        <DialogActions>
          <TextButton label="ra.action.close" onClick={close} />
        </DialogActions>
      </Dialog>
    </>
  );
}

/** The document in a sandboxed iframe, in which no script can run. */
function Reader({ name, ...page }: Page & { name: string }) {
  const { shipmentId, id, language } = page;
  const { data, error } = useQuery({
    queryKey: ['rateConfirmationPage', shipmentId, id, language],
    queryFn: async () => (await readDocument({ ...page, format: 'html' })).text(),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rectangular" height="75vh" aria-busy />;
  return <Box component="iframe" sandbox="" srcDoc={data} title={name} sx={FRAME} />;
}

const FRAME = {
  display: 'block',
  width: '100%',
  height: { xs: 'calc(100dvh - 64px)', md: '75vh' },
  border: 0,
  bgcolor: '#fff',
};
