import { Box, Stack, Typography } from '@mui/material';
import { Bell } from '../notices/Bell.tsx';
import { useIsNarrow } from '../theme/useIsNarrow.ts';
import { useSignedInUser } from '../auth/useSignedInUser.ts';
import { HelpButton } from './HelpButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NetworkBanner } from './NetworkBanner.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import { MenuButton } from './MenuButton.tsx';

/**
 * The top bar: page title, carrier-network banner and bell (not for carriers), language, help, theme, profile.
 * On a narrow screen it opens the drawer, and help and theme move into the profile menu.
 */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const isNarrow = useIsNarrow();
  const user = useSignedInUser();
  const hasBell = !!user && user.user_type.name !== 'carrier';
  return (
    <Box component="header" sx={BAR}>
      {isNarrow && <MenuButton isOpen={false} onClick={onMenu} />}
      <Typography component="h1" variant="h6" id="react-admin-title" noWrap sx={TITLE} />
      <Stack direction="row" spacing={{ xs: 0.25, sm: 0.75 }} sx={{ alignItems: 'center' }}>
        {hasBell && <NetworkBanner />}
        {hasBell && <Bell />}
        <LanguageSwitch />
        {!isNarrow && <HelpButton />}
        {!isNarrow && <ThemeToggle />}
        <ProfileMenu />
      </Stack>
    </Box>
  );
}

const BAR = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: { xs: 56, sm: 64 },
  px: { xs: 1, sm: 3 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const TITLE = { flex: 1, minWidth: 0, fontSize: { xs: '1rem', sm: '1.0625rem' } };
