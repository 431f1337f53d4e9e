import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Button } from '@mui/material';
import { useEffect } from 'react';
import { Title, useTranslate } from 'react-admin';
import { isReachable, whenReachable } from '../data/connection.ts';
import { Banners } from '../layout/Banners.tsx';
import { Message } from './Message.tsx';

/**
 * The page for when the permissions could not be read, because the server cannot be reached; loaded again when it can.
 * The modules' notes stay, which say what this device still keeps.
 */
export function Unreachable() {
  const translate = useTranslate();
  useEffect(() => void reloadWhenReachable(), []);
  return (
    <>
      <Title title="ra.page.error" />
      <Banners />
      <Message
        icon={<CloudOffOutlined />}
        title={translate('ra.page.error')}
        text={translate('anden.error.unreachable')}
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
