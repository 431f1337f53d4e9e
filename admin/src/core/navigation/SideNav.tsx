import { Box, Divider, List } from '@mui/material';
import { useContext } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import type { Permissions } from '../auth/permissions.ts';
import { BuiltPaths } from './builtPaths.ts';
import { useSignedInUser } from '../auth/useSignedInUser.ts';
import { Brand } from '../layout/Brand.tsx';
import { HelpItem } from './HelpItem.tsx';
import { LogoutItem } from './LogoutItem.tsx';
import { MenuButton } from '../layout/MenuButton.tsx';
import { NavGroup } from './NavGroup.tsx';
import { NavItem } from './NavItem.tsx';
import { navigationOf } from './navigation.ts';

/** The side navigation of the signed-in user, with help and logout at its end; `onClose` gives it an X. */
export function SideNav({ onClose }: { onClose?: () => void }) {
  const translate = useTranslate();
  const user = useSignedInUser();
  const built = useContext(BuiltPaths);
  const { permissions = {} } = usePermissions<Permissions>();
  const { group, entries } = user ? navigationOf(user, built, permissions) : { entries: [] };
  return (
    <Box
      component="nav"
      aria-label={translate('anden.top.mainNavigation')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', px: 1.5, pb: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Brand />
        {onClose && <MenuButton isOpen onClick={onClose} />}
      </Box>
      <List disablePadding sx={{ flex: 1, overflowY: 'auto' }}>
        {group && <NavGroup {...group} />}
        {entries.map((entry) => (
          <NavItem key={entry.path} {...entry} />
        ))}
      </List>
      <Divider sx={{ my: 1 }} />
      <List disablePadding>
        <HelpItem />
        <LogoutItem />
      </List>
    </Box>
  );
}
