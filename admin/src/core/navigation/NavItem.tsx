import { ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { Link, useMatch, useTranslate } from 'react-admin';
import { TabCount } from '../tabs/TabCount.tsx';
import { iconOf } from './navIcons.ts';
import type { Entry } from './navigation.ts';

/** A link of the side navigation, marked while one is on its pages. */
export function NavItem({
  path,
  resource = path,
  label,
  waiting,
  indented = false,
}: Entry & { indented?: boolean }) {
  const translate = useTranslate();
  const to = `/admin/${path}`;
  const isAtList = !!useMatch({ path: to, end: false });
  const isAtRecord = !!useMatch({ path: `/admin/${resource}`, end: false });
  const here = isAtList || isAtRecord;
  const Icon = iconOf(path);
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      <ListItemButton
        component={Link}
        to={to}
        selected={here}
        aria-current={here ? 'page' : undefined}
        sx={{ pl: indented ? 2.5 : 1.25, minHeight: 42, color: 'text.secondary' }}
      >
        <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText
          primary={translate(`anden.menu.${label}`)}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: here ? 650 : 500 } } }}
        />
        {waiting && <TabCount reference={resource} filter={waiting} />}
      </ListItemButton>
    </ListItem>
  );
}
