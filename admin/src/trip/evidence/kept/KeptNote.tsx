import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useIsOffline } from '../../../core/data/connection.ts';
import { readKept, useKept } from './store.ts';
import { useSendKept } from './useSendKept.ts';

/** Sends what this device keeps, on every page, and says how many files it still keeps. */
export function KeptNote() {
  const translate = useTranslate();
  const isOffline = useIsOffline();
  const send = useSendKept();
  useEffect(() => {
    const trySending = () => void (isOffline ? readKept() : send());
    trySending();
    const timer = setInterval(trySending, EVERY_MS);
    return () => clearInterval(timer);
  }, [isOffline, send]);
  const count = useKept().filter(({ refusal }) => !refusal).length;
  if (count === 0) return null;
  return (
    <Alert severity="info" role="status" sx={{ borderRadius: 0, justifyContent: 'center' }}>
      {translate('evidence.kept', { smart_count: count })}
    </Alert>
  );
}

const EVERY_MS = 30_000;
