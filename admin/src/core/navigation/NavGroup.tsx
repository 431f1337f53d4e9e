import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Collapse,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
} from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { NavItem } from './NavItem.tsx';
import { CountBadge } from '../tabs/CountBadge.tsx';
import { countOf, totalOf } from './countOf.ts';
import type { Entry } from './navigation.ts';

interface NavGroupProps {
  /** The message key of its text, under which the store keeps whether it is open. */
  label: string;
  icon: ReactNode;
  entries: Entry[];
  /** The entry of the present page, if any. */
  here?: Entry;
  /** The number of tasks of each kind that wait for the user. */
  waitingCounts?: Record<string, number>;
}

/** A collapsible group of the side navigation, closed with what waits in it; whether it is open is stored. */
export function NavGroup({ label, icon, entries, here, waitingCounts }: NavGroupProps) {
  const translate = useTranslate();
  const [open, setOpen] = useStore(`menu.${label}`, false);
  const isHere = !open && !!here && entries.includes(here);
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    setOpen(!open);
  };
  return (
    <ListItem disablePadding sx={{ display: 'block', mb: 0.25 }}>
      <ListItemButton
        onClick={toggle}
        selected={isHere}
        aria-expanded={open}
        aria-current={isHere ? 'true' : undefined}
        sx={{ pl: 1.25, minHeight: 42, color: 'text.secondary' }}
      >
        <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>{icon}</ListItemIcon>
        <ListItemText
          primary={translate(label)}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: isHere ? 650 : 500 } } }}
        />
        {!open && <CountBadge count={totalOf(entries, waitingCounts)} />}
        {open ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
      </ListItemButton>
      <Collapse in={open} unmountOnExit>
        <List disablePadding>
          {entries.map((entry) => (
            <NavItem
              key={entry.path}
              entry={entry}
              isHere={entry === here}
              count={countOf(entry, waitingCounts)}
              indented
            />
          ))}
        </List>
      </Collapse>
    </ListItem>
  );
}
