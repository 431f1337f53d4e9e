import { ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';

interface ActionItemProps {
  icon: ReactNode;
  label: string;
  onClick: () => void;
}

/** An entry of the side navigation that runs an action instead of being a link. */
export function ActionItem({ icon, label, onClick }: ActionItemProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton onClick={onClick} sx={{ pl: 1.25, minHeight: 42, color: 'text.secondary' }}>
        <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>{icon}</ListItemIcon>
        <ListItemText
          primary={label}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 500 } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}
