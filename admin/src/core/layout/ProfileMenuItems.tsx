import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import HelpOutline from '@mui/icons-material/HelpOutline';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { Divider, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { useSignedInUser } from '../useSignedInUser.ts';
import { useHelp } from './HelpDialog.tsx';
import { useThemeChoice } from './useThemeChoice.ts';

/** What the person's menu offers: theme, help, logout. */
export function ProfileMenuItems({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const help = useHelp();
  const logout = useLogout();
  const theme = useThemeChoice();
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
    item(<DarkModeOutlined fontSize="small" />, theme.label, theme.toggle),
    item(<HelpOutline fontSize="small" />, translate('anden.help.open'), help.open),
    item(<LogoutOutlined fontSize="small" />, translate('ra.auth.logout'), () => logout()),
  ];
}
