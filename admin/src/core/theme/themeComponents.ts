import type { RaThemeOptions } from 'react-admin';
import { isUnreachable } from '../data/problem.ts';
import { NARROW, type Palette } from './tokens.ts';
import { LIFTED } from './typography.ts';

/**
 * The default styles and props of the components of MUI and react-admin: pessimistic saving,
 * ten rows a page, no bulk actions by default.
 */
export function componentsOf(palette: Palette): RaThemeOptions['components'] {
  return { ...surfaces(palette), ...controls(palette), ...tables(palette), ...BEHAVIOUR, ...LISTS };
}

/** A record that cannot be reached is asked for until it is; one that the API refuses is not. */
const UNTIL_REACHED = { retry: (_: number, error: Error) => isUnreachable(error) };

const BEHAVIOUR = {
  RaEdit: { defaultProps: { mutationMode: 'pessimistic', queryOptions: UNTIL_REACHED } },
  RaShow: { defaultProps: { queryOptions: UNTIL_REACHED } },
  RaDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
  RaDataTable: { defaultProps: { bulkActionButtons: false, rowClick: 'show' } },
  RaDatagrid: { defaultProps: { bulkActionButtons: false, rowClick: 'show' } },
} as RaThemeOptions['components'];

/** Styles that remove, on small screens, the background of react-admin's toolbars and the frame around cards. */
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

function surfaces({ line, ground, text, surface, primary, ...palette }: Palette) {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { WebkitFontSmoothing: 'antialiased' },
        ':focus-visible': { outline: `2px solid ${primary}`, outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0s !important',
          },
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
    ...floating(palette),
    MuiTooltip: { styleOverrides: { tooltip: { background: text, color: surface, fontSize: 12 } } },
    MuiSkeleton: {
      styleOverrides: { root: { backgroundColor: ground }, text: { backgroundColor: line } },
    },
  } satisfies RaThemeOptions['components'];
}

/** Menus and option lists stand out from the page below them by their edge and shadow, in the dark also by their ground. */
function floating({ edge, raised }: Pick<Palette, 'edge' | 'raised'>) {
  const paper = {
    border: `1px solid ${edge}`,
    borderRadius: 10,
    boxShadow: LIFTED,
    backgroundColor: raised,
  };
  return {
    MuiMenu: { styleOverrides: { paper } },
    MuiAutocomplete: { styleOverrides: { paper } },
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
    MuiChip: {
      styleOverrides: {
        root: { fontWeight: 600, borderRadius: 6 },
        clickable: { '&&:hover, &&.Mui-focusVisible': { backgroundColor: tint } },
      },
    },
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
