import { Box, Stack, Typography } from '@mui/material';
import { memo } from 'react';
import { useIsNarrow } from '../theme/useIsNarrow.ts';
import { useSignedInUser } from '../auth/useSignedInUser.ts';
import { useProduct } from '../modules/product.ts';
import { HelpButton } from './HelpButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { MenuButton } from './MenuButton.tsx';
import { DocumentTitle, TITLE_ID } from './DocumentTitle.tsx';
import { WayBack } from './WayBack.tsx';

/**
 * The top bar: page title, search, the modules' items, language, help, theme, profile. On a narrow screen it has the
 * button of the drawer, help and theme are in the profile menu, and the title is below the bar.
 */
export const TopBar = memo(function TopBar({ onMenu }: { onMenu: () => void }) {
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
      <Box sx={isNarrow ? BELOW : HEAD}>
        <WayBack />
        <Typography component="h1" variant="h6" id={TITLE_ID} sx={isNarrow ? WRAPPED : TITLE} />
      </Box>
      <DocumentTitle />
    </Box>
  );
});

/** The modules' items of the top bar for this user. */
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

const TOOLS = { alignItems: 'center', ml: 'auto', order: 1, minWidth: 0 };
/** At most two lines, which fit the bar; the page itself shows what a longer title says. */
const TITLE = {
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  lineHeight: 1.25,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  '& > span': { display: 'inline' },
} as const;
const HEAD = { flex: 1, minWidth: 0, '& > nav': { mb: -0.75 } };
const BELOW = {
  display: 'flex',
  alignItems: 'center',
  px: { xs: 1.5, sm: 3 },
  pt: 1,
  minHeight: 44,
};
const WRAPPED = { flex: 1, overflowWrap: 'anywhere', minWidth: 0 };
