import { type Theme, ThemeProvider } from '@mui/material';
import { type ReactNode, useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Gives MUI's components their texts in the user's language: option lists and the cross of notes. */
export function WordedTheme({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const withWords = useCallback(
    (theme: Theme): Theme => {
      const { components = {} } = theme;
      const words = {
        noOptionsText: translate('anden.options.none'),
        loadingText: translate('anden.options.loading'),
        openText: translate('ra.action.open'),
        closeText: translate('ra.action.close'),
        clearText: translate('ra.action.clear_input_value'),
      };
      const { MuiAutocomplete, MuiAlert } = components;
      return {
        ...theme,
        components: {
          ...components,
          MuiAutocomplete: {
            ...MuiAutocomplete,
            defaultProps: { ...MuiAutocomplete?.defaultProps, ...words },
          },
          MuiAlert: {
            ...MuiAlert,
            defaultProps: { ...MuiAlert?.defaultProps, closeText: words.closeText },
          },
        },
      };
    },
    [translate],
  );
  return <ThemeProvider theme={withWords}>{children}</ThemeProvider>;
}
