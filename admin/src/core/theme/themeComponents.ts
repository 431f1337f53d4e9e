import type { RaThemeOptions } from 'react-admin';
import { NARROW, type Palette } from './tokens.ts';

/**
 * How MUI's and react-admin's parts look and behave by default: saved before shown (pessimistic),
 * unsaved changes guarded, ten rows a page, no bulk actions unless a list asks for them.
 */
export function componentsOf(palette: Palette): RaThemeOptions['components'] {
  return { ...surfaces(palette), ...controls(palette), ...tables(palette), ...BEHAVIOUR, ...LISTS };
}

const BEHAVIOUR = {
  RaEdit: { defaultProps: { mutationMode: 'pessimistic' } },
  RaDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
  RaSimpleForm: { defaultProps: { warnWhenUnsavedChanges: true } },
  RaTabbedForm: { defaultProps: { warnWhenUnsavedChanges: true } },
  RaDataTable: { defaultProps: { bulkActionButtons: false, rowClick: 'show' } },
  RaDatagrid: { defaultProps: { bulkActionButtons: false, rowClick: 'show' } },
} as RaThemeOptions['components'];

/** react-admin paints its toolbars on small screens, and a frame around what are cards there. */
const LISTS = {
  RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
  RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
  RaList: {
    styleOverrides: {
      root: {
        [`@media (max-width: ${NARROW - 0.05}px)`]: {
          '& .RaList-content': { border: 0, borderRadius: 0, backgroundColor: 'transparent' },
        },
      },
    },
    defaultProps: { perPage: 10, exporter: false },
  },
} as RaThemeOptions['components'];

function surfaces({ line, ground, text, surface, primary }: Palette) {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { WebkitFontSmoothing: 'antialiased' },
        ':focus-visible': { outline: `2px solid ${primary}`, outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*': { animationDuration: '0.01ms !important', transitionDuration: '0s !important' },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: line } },
    },
    MuiCard: {
      styleOverrides: { root: { border: `1px solid ${line}`, borderRadius: 12, overflow: 'clip' } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: { borderRadius: 14, border: `1px solid ${line}` },
        paperFullScreen: { borderRadius: 0, border: 0 },
      },
    },
    MuiMenu: { styleOverrides: { paper: { border: `1px solid ${line}`, borderRadius: 10 } } },
    MuiTooltip: { styleOverrides: { tooltip: { background: text, color: surface, fontSize: 12 } } },
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: ground } } },
  } satisfies RaThemeOptions['components'];
}

function controls({ line, primary, tint }: Palette) {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 8, minHeight: 36 },
        outlined: { borderColor: line },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small' },
      styleOverrides: { marginDense: { marginTop: 0, marginBottom: 0 } },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginTop: 3, marginBottom: 7 } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: line } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 6 } } },
    MuiSwitch: { styleOverrides: { thumb: { boxShadow: 'none', border: `1px solid ${line}` } } },
    MuiTab: { styleOverrides: { root: { fontWeight: 600, minHeight: 44 } } },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          borderRadius: 8,
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tint, color: primary },
        },
      },
    },
  } satisfies RaThemeOptions['components'];
}

function tables({ line, quiet }: Palette) {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: line, padding: '10px 14px', fontVariantNumeric: 'tabular-nums' },
        head: { color: quiet, fontWeight: 600, fontSize: '0.8rem', whiteSpace: 'nowrap' },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { minWidth: 24, minHeight: 24 } } },
    MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
  } satisfies RaThemeOptions['components'];
}
