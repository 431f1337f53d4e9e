import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import { Button } from '@mui/material';
import { Link, Title, useTranslate } from 'react-admin';
import { Message } from './Message.tsx';

/** The not-found page. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <>
      <Title title="ra.page.not_found" />
      <Message
        icon={<ExploreOffOutlined />}
        title={translate('anden.notFound.title')}
        text={translate('anden.notFound.text')}
      >
        <Button component={Link} to="/admin" variant="contained">
          {translate('anden.notFound.back')}
        </Button>
      </Message>
    </>
  );
}
