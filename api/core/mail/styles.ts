import type { CSSProperties } from 'react';

type Style = CSSProperties;

const FONT = 'Inter, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

export const PAGE: Style = {
  margin: 0,
  padding: '24px 12px',
  backgroundColor: '#eef2f3',
  color: '#16232a',
  fontFamily: FONT,
  fontSize: '16px',
  lineHeight: '24px',
};
export const CARD: Record<'table' | 'cell', Style> = {
  table: { maxWidth: '600px', margin: '0 auto', borderCollapse: 'separate' },
  cell: { padding: '20px 24px 24px', backgroundColor: '#ffffff', borderRadius: '10px' },
};
export const NAME: Style = {
  margin: '0 0 12px',
  fontSize: '20px',
  fontWeight: 700,
  color: '#0b5563',
};
export const CELL: Style = { padding: '4px 16px 4px 0', verticalAlign: 'top', textAlign: 'left' };
export const LABEL: Style = { color: '#4f626b' };

/** Breaks a long address or URL, which would make the mail wider than a phone. */
export const LONG_WORDS: Style = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

/** Keeps the line breaks that a person typed. */
export const VALUE: Style = { ...LONG_WORDS, fontWeight: 600, whiteSpace: 'pre-line' };
export const LAST: Style = { margin: '16px 0 0' };
export const BUTTON: Style = {
  display: 'inline-block',
  marginTop: '8px',
  padding: '12px 24px',
  borderRadius: '6px',
  backgroundColor: '#0b5563',
  color: '#ffffff',
  fontWeight: 700,
  textDecoration: 'none',
};
export const FOOTER: Style = { margin: '16px 0 0', textAlign: 'center', fontSize: '14px' };
export const LINK: Style = { color: '#4f626b', textDecoration: 'underline' };

/** The beginning that lists of mails show beside the subject; hidden in the mail. */
export const PREVIEW: Style = { display: 'none', maxHeight: 0, overflow: 'hidden' };

/** The colors for readers who chose a dark theme; the button is the same in both. */
export const DARK = `:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .page { background-color: #10181c !important; color: #e6edef !important }
  .card { background-color: #1b262b !important; color: #e6edef !important }
  .name { color: #6fc3d2 !important }
  .label { color: #a9bac1 !important }
}`;
