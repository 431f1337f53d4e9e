import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { Link, Title, useTranslate } from 'react-admin';
import { Message } from './Message.tsx';

/** The page for users without permission. */
export function AccessDenied() {
  const translate = useTranslate();
  return (
    <>
      <Title title="ra.page.access_denied" />
      <Message
        icon={<LockOutlined />}
        title={translate('anden.denied.title')}
        text={translate('anden.denied.text')}
      >
        <Button component={Link} to="/admin" variant="contained">
          {translate('anden.notFound.back')}
        </Button>
      </Message>
    </>
  );
}
