import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button, useCanAccess, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** The button of a list that leads to its bulk upload, for users who may upload. */
export function ImportButton() {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'load' });
  if (!canAccess) return null;
  return (
    <Button label="anden.load.action" component={Link} to={`/admin/${resource}/load`}>
      <UploadFileOutlined />
    </Button>
  );
}
