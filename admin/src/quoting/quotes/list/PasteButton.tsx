import ContentPasteOutlined from '@mui/icons-material/ContentPasteOutlined';
import { Button, Link, useCanAccess } from 'react-admin';
import { PASTE_PATH } from '../quote.ts';

/** Opens the page that reads a pasted message, for those who may. */
export function PasteButton() {
  const { canAccess } = useCanAccess({ resource: 'quotes', action: 'readMessage' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to={`/admin/${PASTE_PATH}`} label="quotes.paste.title">
      <ContentPasteOutlined />
    </Button>
  );
}
