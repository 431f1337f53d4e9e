import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import HelpOutline from '@mui/icons-material/HelpOutline';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { Divider, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { useLogout, useNavigate, useTranslate } from 'react-admin';
import { useSignedInUser } from '../auth/useSignedInUser.ts';
import { useProduct } from '../modules/product.ts';
import { useHelp } from './HelpDialog.tsx';
import { useThemeChoice } from '../theme/useThemeChoice.ts';

/** The entries of the profile menu: the modules' pages at the root, theme, help, logout. */
export function ProfileMenuItems({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const help = useHelp();
  const logout = useLogout();
  const navigate = useNavigate();
  const theme = useThemeChoice();
  const pages = useProduct().modules.flatMap(({ rootPage }) => rootPage ?? []);
  const email = useSignedInUser()?.email;
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
    <ListItemText key="email" secondary={email} sx={{ px: 2, py: 0.5 }} />,
    <Divider key="line" />,
    ...pages.map(({ path, label, icon: Icon }) =>
      item(<Icon fontSize="small" />, translate(label), () => navigate(`/${path}`)),
    ),
    item(<DarkModeOutlined fontSize="small" />, theme.label, theme.toggle),
    item(<HelpOutline fontSize="small" />, translate('anden.help.open'), help.open),
    item(<LogoutOutlined fontSize="small" />, translate('ra.auth.logout'), () => logout()),
  ];
}
