import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import {
  Collapse,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
} from '@mui/material';
import type { MouseEvent } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { NavItem } from './NavItem.tsx';
import type { Entry } from './navigation.ts';

/** Entries of the side navigation that open and close together; the choice is remembered. */
export function NavGroup({ label, entries }: { label: string; entries: Entry[] }) {
  const translate = useTranslate();
  const [open, setOpen] = useStore(`menu.${label}`, false);
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    setOpen(!open);
  };
  return (
    <ListItem disablePadding sx={{ display: 'block', mb: 0.25 }}>
      <ListItemButton
        onClick={toggle}
        aria-expanded={open}
        sx={{ pl: 1.25, minHeight: 42, color: 'text.secondary' }}
      >
        <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>
          <FolderOutlined fontSize="small" />
        </ListItemIcon>
        <ListItemText
          primary={translate(`anden.menu.${label}`)}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 500 } } }}
        />
        {open ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
      </ListItemButton>
      <Collapse in={open} unmountOnExit>
        <List disablePadding>
          {entries.map((entry) => (
            <NavItem key={entry.path} {...entry} indented />
          ))}
        </List>
      </Collapse>
    </ListItem>
  );
}
