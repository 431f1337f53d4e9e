import { Box, Stack, Typography } from '@mui/material';
import { useIsNarrow } from '../theme/useIsNarrow.ts';
import { useSignedInUser } from '../auth/useSignedInUser.ts';
import { useProduct } from '../modules/product.ts';
import { HelpButton } from './HelpButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { MenuButton } from './MenuButton.tsx';

/**
 * The top bar: page title, search, what the modules show in it, language, help, theme, profile. On a narrow
 * screen it opens the drawer, help and theme move into the profile menu, and the title stands whole below the bar.
 */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const isNarrow = useIsNarrow();
  const items = useItems();
  return (
    <Box component="header" sx={isNarrow ? { display: 'contents' } : ROW}>
      <Box sx={isNarrow ? ROW : { display: 'contents' }}>
        {isNarrow && <MenuButton isOpen={false} onClick={onMenu} />}
        <Stack direction="row" spacing={{ xs: 0.25, sm: 0.75 }} sx={TOOLS}>
          <PaletteButton />
          {items.map((Item, index) => (
            <Item key={index} />
          ))}
          <LanguageSwitch />
          {!isNarrow && <HelpButton />}
          {!isNarrow && <ThemeToggle />}
          <ProfileMenu hasPicture={!isNarrow || items.length === 0} />
        </Stack>
      </Box>
      <Typography
        component="h1"
        variant="h6"
        id="react-admin-title"
        sx={isNarrow ? BELOW : TITLE}
      />
    </Box>
  );
}

/** What the modules show to this user. */
function useItems() {
  const user = useSignedInUser();
  const { modules } = useProduct();
  return modules.flatMap(({ topBar }) => (user && topBar?.isFor(user) ? [topBar.item] : []));
}

const ROW = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 56, sm: 64 },
  px: { xs: 1, sm: 3 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const TOOLS = { alignItems: 'center', ml: 'auto', order: 1 };
const TITLE = { flex: 1, minWidth: 0, overflowWrap: 'anywhere' };
const BELOW = { px: { xs: 1.5, sm: 3 }, pt: 1.5, overflowWrap: 'anywhere' };
