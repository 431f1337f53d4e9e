import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import type { Linked } from './link.ts';
import { RenewButton } from './RenewButton.tsx';

interface LinkDialogProps {
  linkTarget: Linked;
  onClose: () => void;
}

/** The message with a link, to be copied or opened in WhatsApp; here the link is renewed too. */
export function LinkDialog({ linkTarget, onClose }: LinkDialogProps) {
  const translate = useTranslate();
  const { data: link, isError } = useLink(linkTarget);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="link-title">
      <DialogTitle id="link-title">
        {translate('anden.link.title', { name: linkTarget.name })}
      </DialogTitle>
      <DialogContent>
        {isError && <Alert severity="error">{translate('anden.link.failed')}</Alert>}
        {!link && !isError && <Skeleton variant="rounded" height={240} />}
        {link && (
          <TextField
            multiline
            fullWidth
            value={link.text}
            helperText={translate(`anden.link.help.${linkTarget.kind}`)}
            slotProps={{
              htmlInput: { readOnly: true, 'aria-label': translate('anden.link.text') },
            }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
        {link && <RenewButton linkTarget={linkTarget} />}
        {link && <Send link={link} />}
      </DialogActions>
    </Dialog>
  );
}

function Send({ link: { text, whatsApp } }: { link: Schemas['LinkText'] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('anden.link.copied', { type: 'success' }),
      () => notify('anden.link.notCopied', { type: 'warning' }),
    );
  return (
    <>
      <Button variant="outlined" onClick={() => void copy()}>
        {translate('anden.link.copy')}
      </Button>
      <Button variant="contained" href={whatsApp} target="_blank" rel="noopener noreferrer">
        {translate('anden.link.whatsApp')}
      </Button>
    </>
  );
}

function useLink({ resource, id, below = '' }: Linked) {
  const { act } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: [resource, 'link', id, below],
    queryFn: async () => (await act<Schemas['LinkText']>(resource, id, `${below}link`, {})).data,
    gcTime: 0,
  });
}
