import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import HelpOutline from '@mui/icons-material/HelpOutline';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { Divider, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { useLogout, useNavigate, useTranslate } from 'react-admin';
import { useSignedInUser } from '../auth/useSignedInUser.ts';
import { useProduct } from '../modules/product.ts';
import { useHelp } from './HelpProvider.tsx';
import { useEntryText } from '../navigation/useEntryText.ts';
import { useNavigation } from '../navigation/useNavigation.ts';
import { useThemeChoice } from '../theme/useThemeChoice.ts';

/** The entries of the profile menu: the modules' pages at the root and those that it is to have, theme, help, logout. */
export function ProfileMenuItems({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const help = useHelp();
  const logout = useLogout();
  const navigate = useNavigate();
  const theme = useThemeChoice();
  const pages = useProduct().modules.flatMap(({ rootPage }) => rootPage ?? []);
  const user = useSignedInUser();
  const textOf = useEntryText();
  const entries = useNavigation().unlisted.filter(({ inProfile }) => user && inProfile?.(user));
  const item = (icon: ReactNode, label: string, act: () => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        onDone();
        act();
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
  return [
    <ListItemText key="email" secondary={user?.email} sx={{ px: 2, py: 0.5 }} />,
    <Divider key="line" />,
    ...pages.map(({ path, label, icon: Icon }) =>
      item(<Icon fontSize="small" />, translate(label), () => navigate(`/${path}`)),
    ),
    ...entries.map(({ icon: Icon, ...entry }) =>
      item(Icon && <Icon fontSize="small" />, textOf(entry), () =>
        navigate(`/admin/${entry.path}`),
      ),
    ),
    item(<DarkModeOutlined fontSize="small" />, theme.label, theme.toggle),
    item(<HelpOutline fontSize="small" />, translate('anden.help.open'), help.open),
    item(<LogoutOutlined fontSize="small" />, translate('ra.auth.logout'), () => logout()),
  ];
}
