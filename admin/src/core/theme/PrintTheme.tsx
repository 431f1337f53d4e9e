import { CssBaseline, ThemeProvider, useTheme } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { lightTheme } from './theme.ts';
import { useIsPrinting } from './useIsPrinting.ts';

/** Prints its content in the colors of the light theme: a browser leaves dark backgrounds out, but not light texts. */
export function PrintTheme({ children }: { children: ReactNode }) {
  const isPrinting = useIsPrinting();
  const theme = useTheme();
  const light = useMemo(() => (isPrinting ? createTheme(lightTheme) : undefined), [isPrinting]);
  return (
    <ThemeProvider theme={light ?? theme}>
      {light && <CssBaseline enableColorScheme />}
      {children}
    </ThemeProvider>
  );
}
