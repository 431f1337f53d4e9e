import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../core/contract/types.ts';
import { useAct } from '../core/actions/useAct.ts';

type Result = Schemas['DieselUploadResult'];

/** Enters many prices at once: pasted, or of a CSV file; says of each wrong line what is wrong. */
export function UploadButton() {
  const translate = useTranslate();
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result>();
  const { act, isPending } = useAct<Result>('resources.diesel_prices.notifications.created');
  const submit = async () => {
    const done = await act({ resource: 'diesel_prices', id: 'upload', verb: '' }, { text });
    if (done) setResult(done);
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) =>
    setText((await target.files?.[0]?.text()) ?? '');
  return (
    <Box sx={{ mb: 1 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('diesel.upload.open')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth aria-labelledby={title}>
        <DialogTitle id={title}>{translate('diesel.upload.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box>{translate('diesel.upload.help')}</Box>
          <Button component="label" variant="outlined">
            {translate('diesel.upload.file')}
            <input
              hidden
              type="file"
              accept=".csv,text/csv"
              onChange={(event) => void read(event)}
            />
          </Button>
          <TextField
            multiline
            minRows={6}
            maxRows={12}
            label={translate('diesel.upload.text')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {result && <Outcome result={result} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => setOpen(false)}>{translate('ra.action.close')}</Button>
          <Button
            variant="contained"
            disabled={!text}
            loading={isPending}
            onClick={() => void submit()}
          >
            {translate('diesel.upload.submit')}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

function Outcome({ result: { errors, ...counts } }: { result: Result }) {
  const translate = useTranslate();
  return (
    <Alert severity={errors.length > 0 ? 'warning' : 'success'}>
      {translate('diesel.upload.done', counts)}
      <Box component="ul" sx={{ pl: 2, my: 0 }}>
        {errors.map(({ line, field, message }) => (
          <li key={`${line} ${field}`}>
            {translate('diesel.upload.line', { line })}, {field}: {message}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
