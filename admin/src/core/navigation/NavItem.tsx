import { ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { memo } from 'react';
import { Link, useTranslate } from 'react-admin';
import { CountBadge } from '../tabs/CountBadge.tsx';
import type { Entry } from './navigation.ts';
import { useEntryText } from './useEntryText.ts';

interface NavItemProps {
  entry: Entry;
  /** Whether the present page is one of its pages. */
  isHere: boolean;
  /** The number of tasks that wait there. */
  count?: number;
  indented?: boolean;
}

/** A link of the side navigation, marked as current on its pages. */
export const NavItem = memo(function NavItem(props: NavItemProps) {
  const { entry, isHere, count, indented = false } = props;
  const { path, icon: Icon, menuLabel } = entry;
  const translate = useTranslate();
  const textOf = useEntryText();
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      <ListItemButton
        component={Link}
        to={`/admin/${path}`}
        selected={isHere}
        aria-current={isHere ? 'page' : undefined}
        sx={{ pl: indented ? 2.5 : 1.25, minHeight: 42, color: 'text.secondary' }}
      >
        <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>
          {Icon && <Icon fontSize="small" />}
        </ListItemIcon>
        <ListItemText
          primary={menuLabel ? translate(menuLabel) : textOf(entry)}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: isHere ? 650 : 500 } } }}
        />
        <CountBadge count={count} />
      </ListItemButton>
    </ListItem>
  );
});
