import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import { useId } from 'react';
import {
  useGetMany,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { BulkResults } from '../../data/bulk.ts';
import { TextButton } from '../../actions/TextButton.tsx';

interface BulkResultDialogProps {
  /** The result for each record; the dialog is hidden without results. */
  results: BulkResults;
  onClose: () => void;
}

/** Lists the selected records that were not changed, each with the reason. */
export function BulkResultDialog({ results, onClose }: BulkResultDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const failed = results.filter(({ status }) => status >= 400);
  const numbers = { done: results.length - failed.length, failed: failed.length };
  const nameOf = useNames(failed.map((one) => one.id));
  return (
    <Dialog open={failed.length > 0} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('anden.bulk.partly', numbers)}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('anden.bulk.why', { smart_count: failed.length })}
        </DialogContentText>
        <List dense>
          {failed.map((one) => (
            <ListItem key={one.id} disableGutters>
              <ListItemText primary={nameOf(one.id)} secondary={one.message} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <TextButton label="anden.bulk.close" variant="contained" onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}

function useNames(ids: string[]) {
  const resource = useResourceContext() ?? '';
  const represent = useGetRecordRepresentation(resource);
  const { data = [] } = useGetMany(resource, { ids }, { enabled: ids.length > 0 });
  return (id: string) => represent(data.find((record) => record?.id === id)) || id;
}
