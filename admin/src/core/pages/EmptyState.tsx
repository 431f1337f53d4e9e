import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface EmptyStateProps {
  icon?: ReactNode;
  /** Texts or message keys: what is missing, and what it is for. */
  title: string;
  text?: string;
  /** The next step, such as a CreateButton. */
  children?: ReactNode;
}

/** A message in place of missing content, with the next step. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  const translate = useTranslate();
  return (
    <Stack
      spacing={1}
      sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 5, sm: 8 }, px: 3 }}
    >
      {icon && <Box sx={{ color: 'text.secondary', '& svg': { fontSize: 40 } }}>{icon}</Box>}
      <Typography component="h2" variant="h3">
        {translate(title, { _: title })}
      </Typography>
      {text && <Typography color="text.secondary">{translate(text, { _: text })}</Typography>}
      {children && <Box sx={{ pt: 1.5 }}>{children}</Box>}
    </Stack>
  );
}
