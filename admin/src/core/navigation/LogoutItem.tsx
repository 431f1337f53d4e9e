import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { useLogout, useTranslate } from 'react-admin';
import { ActionItem } from './ActionItem.tsx';

/** Logs out, here and at the identity provider. In every menu. */
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
