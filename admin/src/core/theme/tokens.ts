/** The narrow screen of the specification, in pixels: below it the drawer and the cards. */
export const NARROW = 768;

/** The specification's breakpoints, in pixels. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 };

/** The colours of one theme. Text has a contrast of at least 4.5:1 with its background (WCAG AA). */
export interface Palette {
  ground: string;
  surface: string;
  raised: string;
  line: string;
  /** The edge of what lies over a page: menus and option lists. */
  edge: string;
  text: string;
  quiet: string;
  primary: string;
  /** The ground of a main button under the pointer. */
  primaryHover: string;
  onPrimary: string;
  tint: string;
  accent: string;
  tones: Record<Tone, { text: string; ground: string }>;
}

/** The tones of statuses and notices, each with its colours. */
export type Tone = 'neutral' | 'info' | 'active' | 'good' | 'warning' | 'bad';

export const light: Palette = {
  ground: '#f4f6f7',
  surface: '#ffffff',
  raised: '#ffffff',
  line: '#dbe2e5',
  edge: '#b4c2c8',
  text: '#14232a',
  quiet: '#526770',
  primary: '#0b5563',
  primaryHover: '#083f4a',
  onPrimary: '#ffffff',
  tint: '#e3f0f2',
  accent: '#9a5b00',
  tones: {
    neutral: { text: '#4a5c65', ground: '#e9eef0' },
    info: { text: '#1d4f91', ground: '#e2ecf9' },
    active: { text: '#0b5563', ground: '#d9eef1' },
    good: { text: '#17603a', ground: '#dcf2e4' },
    warning: { text: '#7d4a00', ground: '#fdeccb' },
    bad: { text: '#9b2226', ground: '#fbe3e2' },
  },
};

export const dark: Palette = {
  ground: '#0e161a',
  surface: '#152026',
  raised: '#1b2930',
  line: '#2b3c44',
  edge: '#4d636d',
  text: '#e6edf0',
  quiet: '#9db1ba',
  primary: '#63c4d2',
  primaryHover: '#8ad6e1',
  onPrimary: '#06262c',
  tint: '#17343b',
  accent: '#ffc46b',
  tones: {
    neutral: { text: '#b6c6cd', ground: '#27363d' },
    info: { text: '#a3c8ff', ground: '#1b3353' },
    active: { text: '#7fd6e2', ground: '#143c44' },
    good: { text: '#85dba6', ground: '#163a27' },
    warning: { text: '#ffcf85', ground: '#46310c' },
    bad: { text: '#ffb0ab', ground: '#4d2021' },
  },
};
