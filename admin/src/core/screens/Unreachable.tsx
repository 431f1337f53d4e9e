import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useIsOffline } from '../data/connection.ts';
import { presentRoute } from '../navigation/previousRoute.ts';
import { Message } from './Message.tsx';

/**
 * The page for when the permissions could not be read. Without a connection, which the note above every page says, it
 * leads back to the page that was meant as soon as there is one; its own address would only show it again.
 */
export function Unreachable() {
  const translate = useTranslate();
  const isOffline = useIsOffline();
  const isWaiting = useRef(isReloaded());
  useEffect(() => {
    if (isOffline) isWaiting.current = true;
    else if (isWaiting.current) goBack();
  }, [isOffline]);
  return (
    <>
      <Title title="Andén" />
      <Message
        icon={<CloudOffOutlined />}
        title={translate(isOffline ? 'anden.error.waits' : 'ra.page.error')}
        text={translate(isOffline ? 'anden.error.waitsHelp' : 'anden.error.server')}
      >
        {!isOffline && (
          <Button variant="contained" onClick={goBack}>
            {translate('anden.error.reload')}
          </Button>
        )}
      </Message>
    </>
  );
}

function goBack(): void {
  window.location.replace(presentRoute()?.path ?? '/admin');
}

/** Whether the browser loaded the address to which react-admin leads from the page that was meant, as a reload does. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !!entry && new URL(entry.name).pathname === '/admin/authentication-error';
}
