import NoAccountsOutlined from '@mui/icons-material/NoAccountsOutlined';
import { Button } from '@mui/material';
import { useLocation, useTranslate } from 'react-admin';
import { Message } from '../screens/Message.tsx';
import { Standalone } from '../screens/Standalone.tsx';
import { leaveForSignIn } from './signIn.ts';

/** The page that says why signing in failed, with a button to try again. */
export function AuthErrorPage() {
  const translate = useTranslate();
  const reason = new URLSearchParams(useLocation().search).get('reason');
  const unknown = translate('anden.signIn.errors.unknown');
  return (
    <Standalone>
      <Message
        heading="h1"
        icon={<NoAccountsOutlined />}
        title={translate('anden.signIn.failed')}
        text={translate(`anden.signIn.errors.${reason}`, { _: unknown })}
      >
        <Button variant="contained" onClick={() => void leaveForSignIn()}>
          {translate('anden.signIn.retry')}
        </Button>
        <Button variant="outlined" href="/">
          {translate('anden.notFound.back')}
        </Button>
      </Message>
    </Standalone>
  );
}
