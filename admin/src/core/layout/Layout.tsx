import { Box, Drawer } from '@mui/material';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import { ErrorBoundary } from '../screens/ErrorBoundary.tsx';
import { useRememberRoute } from '../navigation/previousRoute.ts';
import { useKeepPlace } from '../navigation/useKeepPlace.ts';
import { PrintTheme } from '../theme/PrintTheme.tsx';
import { WordedTheme } from '../theme/WordedTheme.tsx';
import { useIsNarrow } from '../theme/useIsNarrow.ts';
import { HelpProvider } from './HelpProvider.tsx';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { PaletteProvider } from '../palette/PaletteProvider.tsx';
import { Banners } from './Banners.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SideNav } from '../navigation/SideNav.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { UpgradeProvider } from '../screens/UpgradePrompt.tsx';
import { useKeepFocus } from './useKeepFocus.ts';

/** The layout of every page: side navigation, top bar, content. Home has neither top bar nor navigation. */
export function Layout({ children }: { children: ReactNode }) {
  useRememberRoute();
  useKeepFocus();
  useKeepPlace();
  const { pathname } = useLocation();
  return /^\/admin\/?$/.test(pathname) ? children : <Frame path={pathname}>{children}</Frame>;
}

/**
 * Layout with a drawer, which every navigation closes. What is around the page does not render again with each page: it
 * is given the same functions.
 */
function Frame({ path, children }: { path: string; children: ReactNode }) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const [openOn, setOpenOn] = useState<string>();
  const close = useCallback(() => setOpenOn(undefined), []);
  const open = useCallback(() => setOpenOn(path), [path]);
  return (
    <Around>
      <SkipLink />
      <Box sx={FRAME}>
        {isNarrow ? (
          <Drawer
            open={openOn === path}
            onClose={close}
            slotProps={{ paper: { 'aria-label': translate('anden.top.mainNavigation') } }}
            sx={DRAWER}
          >
            <SideNav onClose={close} />
          </Drawer>
        ) : (
          <Box sx={SIDE}>
            <SideNav />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <TopBar onMenu={open} />
          <OfflineNote />
          <Banners />
          <Box component="main" id="main-content" tabIndex={-1} sx={MAIN}>
            <ErrorBoundary path={path}>
              <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
      <ScrollToTop />
    </Around>
  );
}

/** The theme for paper, and the dialogs that can be opened from any page: palette, help, upgrade prompt. */
function Around({ children }: { children: ReactNode }) {
  return (
    <PrintTheme>
      <WordedTheme>
        <HelpProvider>
          <PaletteProvider>
            <UpgradeProvider>{children}</UpgradeProvider>
          </PaletteProvider>
        </HelpProvider>
      </WordedTheme>
    </PrintTheme>
  );
}

const WIDTH = 248;
/** The whole page; printed, it has neither navigation nor top bar. */
const FRAME = {
  display: 'flex',
  minHeight: '100dvh',
  bgcolor: 'background.default',
  '@media print': { '& header, & main button, & .MuiFab-root': { display: 'none' } },
};
const DRAWER = { '& .MuiDrawer-paper': { width: 288, maxWidth: '85vw' } };
const SIDE = {
  '@media print': { display: 'none' },
  width: WIDTH,
  flexShrink: 0,
  position: 'sticky',
  top: 0,
  height: '100dvh',
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
} as const;
const MAIN = {
  px: { xs: 1.5, sm: 3 },
  pt: { xs: 1, sm: 2 },
  pb: { xs: 12, sm: 4 },
  maxWidth: 1600,
  mx: 'auto',
  outline: 'none',
} as const;
