import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useLocation, useRecordContext } from 'react-admin';

/** A warning of the API about a saved record. */
export interface Warning {
  field: string;
  code: string;
  message: string;
}

/** The warnings of the record, or those of the answer when it was just saved. */
export function useWarnings(): Warning[] {
  const record = useRecordContext<{ id: string; warnings?: Warning[] }>();
  const state = useLocation().state as { warnings?: Warning[] } | null;
  return record?.warnings ?? state?.warnings ?? [];
}

/** Returns a function for the warning of a field, as the `helperText` of its input; undefined without one. */
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
