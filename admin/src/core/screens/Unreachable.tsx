import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Button } from '@mui/material';
import { useEffect } from 'react';
import { Title, useTranslate } from 'react-admin';
import { isReachable, whenReachable } from '../data/connection.ts';
import { Message } from './Message.tsx';

/**
 * The page for when the permissions could not be read, because the server cannot be reached; loaded again when it can.
 * That there is no connection is said once, by the note above every page.
 */
export function Unreachable() {
  const translate = useTranslate();
  useEffect(() => void reloadWhenReachable(), []);
  return (
    <>
      <Title title="Andén" />
      <Message
        icon={<CloudOffOutlined />}
        title={translate('anden.error.waits')}
        text={translate('anden.error.waitsHelp')}
      >
        <Button variant="contained" onClick={() => window.location.assign('/admin')}>
          {translate('anden.error.reload')}
        </Button>
      </Message>
    </>
  );
}

async function reloadWhenReachable(): Promise<void> {
  if (await isReachable()) return;
  await whenReachable();
  window.location.reload();
}
