import type { RaThemeOptions } from 'react-admin';
import { componentsOf } from './themeComponents.ts';
import { BREAKPOINTS, dark, light, type Palette, type Tone } from './tokens.ts';

/** The product's theme for daylight. */
export const lightTheme = themeOf('light', light);

/** The product's theme for the night shift. */
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
    typography: TYPE,
    shadows: SHADOWS,
    components: componentsOf(palette),
  };
}

function colours(mode: 'light' | 'dark', palette: Palette): RaThemeOptions['palette'] {
  const main = { main: palette.primary, contrastText: palette.onPrimary };
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

const TYPE: RaThemeOptions['typography'] = {
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontSize: 14,
  h1: { fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.015em', lineHeight: 1.2 },
  h2: { fontSize: '1.375rem', fontWeight: 650, letterSpacing: '-0.01em', lineHeight: 1.25 },
  h3: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3 },
  h4: { fontSize: '1rem', fontWeight: 650 },
  h5: { fontSize: '1rem', fontWeight: 600 },
  h6: { fontSize: '1.0625rem', fontWeight: 650, letterSpacing: '-0.005em' },
  body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.45 },
  caption: { fontSize: '0.78rem', lineHeight: 1.4 },
  overline: { fontSize: '0.72rem', fontWeight: 600, letterSpacing: '0.06em', lineHeight: 1.6 },
  button: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
};

const LIFTED = '0 8px 24px rgb(8 28 34 / 0.14), 0 1px 3px rgb(8 28 34 / 0.12)';
const SHADOWS = [
  'none',
  ...Array.from({ length: 24 }, () => LIFTED),
] as unknown as RaThemeOptions['shadows'];
