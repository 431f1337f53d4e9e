import { Box, Divider, List } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Brand } from '../layout/Brand.tsx';
import { MenuButton } from '../layout/MenuButton.tsx';
import { Entries } from './Entries.tsx';
import { HelpItem } from './HelpItem.tsx';
import { LogoutItem } from './LogoutItem.tsx';

/** The side navigation of the signed-in user, with help and logout at its end; with `onClose` it has a close button. */
export const SideNav = memo(function SideNav({ onClose }: { onClose?: () => void }) {
  const translate = useTranslate();
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
      <Box sx={{ flex: 1, overflowY: 'auto' }}>
        <Entries />
      </Box>
      <Divider sx={{ my: 1 }} />
      <List disablePadding>
        <HelpItem />
        <LogoutItem />
      </List>
    </Box>
  );
});
