import type { RaThemeOptions } from 'react-admin';
import { componentsOf } from './themeComponents.ts';
import { SHADOWS, TYPOGRAPHY } from './typography.ts';
import { BREAKPOINTS, dark, light, type Palette, type Tone } from './tokens.ts';

/** The light theme. */
export const lightTheme = themeOf('light', light);

/** The dark theme. */
export const darkTheme = themeOf('dark', dark);

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
  interface Palette {
    tones: Record<Tone, { text: string; ground: string }>;
    tint: string;
    accent: string;
  }
  interface PaletteOptions {
    tones?: Record<Tone, { text: string; ground: string }>;
    tint?: string;
    accent?: string;
  }
}

function themeOf(mode: 'light' | 'dark', palette: Palette): RaThemeOptions {
  return {
    breakpoints: { values: BREAKPOINTS },
    palette: colours(mode, palette),
    shape: { borderRadius: 8 },
    spacing: 8,
    sidebar: { width: 248, closedWidth: 248 },
    typography: TYPOGRAPHY,
    shadows: SHADOWS,
    components: componentsOf(palette),
  };
}

function colours(mode: 'light' | 'dark', palette: Palette): RaThemeOptions['palette'] {
  const main = {
    main: palette.primary,
    dark: palette.primaryHover,
    contrastText: palette.onPrimary,
  };
  const { tones } = palette;
  return {
    mode,
    primary: main,
    secondary: main,
    error: { main: tones.bad.text },
    warning: { main: tones.warning.text },
    success: { main: tones.good.text },
    info: { main: tones.info.text },
    background: { default: palette.ground, paper: palette.surface },
    text: { primary: palette.text, secondary: palette.quiet },
    divider: palette.line,
    tones,
    tint: palette.tint,
    accent: palette.accent,
  };
}
