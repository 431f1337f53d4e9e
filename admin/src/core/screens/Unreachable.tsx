import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Button } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Message } from './Message.tsx';

/** The page for when the permissions could not be read, because the server cannot be reached. */
export function Unreachable() {
  const translate = useTranslate();
  return (
    <>
      <Title title="ra.page.error" />
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
