import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button, useCanAccess, useListContext, useTranslate } from 'react-admin';
import { TextButton } from '../../core/actions/TextButton.tsx';
import type { Schemas } from '../../core/contract/types.ts';
import { http } from '../../core/data/http.ts';
import { save } from '../../core/list/export/download.ts';
import { BankFileMade } from './BankFileMade.tsx';

type BankFile = Schemas['BankFile'];

/** The chosen settlements as a file for the bank, for who pays; says before that whole accounts are read, and after it what is left out. */
export function BankFileButton() {
  const { selectedIds = [] } = useListContext();
  const { canAccess } = useCanAccess({ resource: 'settlements', action: 'bankFile' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button label="settlements.bankFile.action" onClick={() => setOpen(true)}>
        <AccountBalanceOutlined />
      </Button>
      {isOpen && <BankFileDialog ids={selectedIds} onClose={() => setOpen(false)} />}
    </>
  );
}

function BankFileDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => readFile(ids),
    onSuccess: ({ count, content, fileName }) => {
      if (count > 0) save(new Blob([content], { type: 'text/csv;charset=utf-8' }), fileName);
    },
    gcTime: 0,
  });
  const title = translate('settlements.bankFile.title', { smart_count: ids.length });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data ? (
          <BankFileMade file={data} />
        ) : (
          <Typography variant="body2">{translate('settlements.bankFile.text')}</Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <TextButton
          label={data ? 'anden.bulk.close' : 'anden.action.cancel'}
          variant={data ? 'contained' : 'text'}
          onClick={onClose}
        />
        {!data && (
          <TextButton
            label="settlements.bankFile.download"
            variant="contained"
            disabled={isPending}
            onClick={() => mutate()}
          />
        )}
      </DialogActions>
    </Dialog>
  );
}

async function readFile(ids: string[]): Promise<BankFile> {
  const query = new URLSearchParams(ids.map((id) => ['id', id]));
  return (await http(`/api/settlements/bank_file?${query}`)).json as BankFile;
}
