import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useLocation, useRecordContext } from 'react-admin';

/** Something saved that is worth a look, as the API says it. */
export interface Warning {
  field: string;
  code: string;
  message: string;
}

/** The record's warnings, or those that the API gave when it was saved a moment ago. */
export function useWarnings(): Warning[] {
  const record = useRecordContext<{ id: string; warnings?: Warning[] }>();
  const state = useLocation().state as { warnings?: Warning[] } | null;
  return record?.warnings ?? state?.warnings ?? [];
}

/** The warning of a field, as its input's `helperText`; undefined where there is none. */
export function useWarning(): (source: string) => ReactElement | undefined {
  const warnings = useWarnings();
  return (source) => {
    const warning = warnings.find(({ field }) => field === source);
    return warning && <WarningText>{warning.message}</WarningText>;
  };
}

function WarningText({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={({ palette }) => ({ color: palette.tones.warning.text, fontWeight: 600 })}
    >
      {children}
    </Box>
  );
}
