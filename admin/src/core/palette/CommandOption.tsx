import { Box, ListItemIcon, Typography } from '@mui/material';
import type { HTMLAttributes } from 'react';
import type { Command } from './command.ts';

/** A command as an option of the palette. */
export function CommandOption({
  command,
  ...props
}: { command: Command } & HTMLAttributes<HTMLLIElement>) {
  const { icon: Icon, text, detail } = command;
  return (
    <Box component="li" {...props} sx={{ gap: 1, minHeight: 44 }}>
      <ListItemIcon sx={{ minWidth: 28 }}>{Icon && <Icon fontSize="small" />}</ListItemIcon>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {text}
        </Typography>
        {detail && (
          <Typography variant="caption" color="text.secondary" noWrap component="div">
            {detail}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
