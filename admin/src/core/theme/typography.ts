import type { RaThemeOptions } from 'react-admin';

/** The typography of the interface: one font family, few sizes. */
export const TYPOGRAPHY: RaThemeOptions['typography'] = {
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

/** The shadow of what lies over a page. */
export const LIFTED = '0 8px 24px rgb(8 28 34 / 0.14), 0 1px 3px rgb(8 28 34 / 0.12)';
/** The shadows of MUI's 25 elevations: none, or one shadow for raised elements. */
export const SHADOWS = [
  'none',
  ...Array.from({ length: 24 }, () => LIFTED),
] as unknown as RaThemeOptions['shadows'];
