import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Box, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useIsOffline } from '../data/connection.ts';

/** Says that what was saved could not be sent, and sends it once the connection is back, unless it was changed meanwhile. */
export function ResendNote() {
  const translate = useTranslate();
  const note = useRef<HTMLDivElement>(null);
  const isOffline = useIsOffline();
  const isWaiting = useIsWaiting();
  useEffect(() => {
    if (isWaiting && !isOffline) note.current?.closest('form')?.requestSubmit();
  }, [isWaiting, isOffline]);
  if (!isWaiting) return null;
  return (
    <Box ref={note} role="status" sx={ROW}>
      <CloudOffOutlined fontSize="small" aria-hidden />
      <Typography variant="body2">{translate('anden.connection.willSend')}</Typography>
    </Box>
  );
}

/** Whether the last attempt to save found no connection, and nothing was changed since. */
function useIsWaiting(): boolean {
  const { errors, isSubmitting } = useFormState();
  const { watch } = useFormContext();
  const failed = errors.root?.serverError?.message === 'anden.error.unreachable';
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!failed) return setChanged(false);
    const watching = watch((_, { name }) => name && setChanged(true));
    return () => watching.unsubscribe();
  }, [failed, watch]);
  return failed && !isSubmitting && !isChanged;
}

const ROW = { display: 'flex', alignItems: 'center', columnGap: 0.75, color: 'warning.main' };
