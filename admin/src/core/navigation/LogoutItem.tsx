import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { useLogout, useTranslate } from 'react-admin';
import { ActionItem } from './ActionItem.tsx';

/** The menu entry that logs out, here and at the identity provider. */
export function LogoutItem() {
  const logout = useLogout();
  const translate = useTranslate();
  return (
    <ActionItem
      icon={<LogoutOutlined fontSize="small" />}
      label={translate('ra.auth.logout')}
      onClick={() => logout()}
    />
  );
}
