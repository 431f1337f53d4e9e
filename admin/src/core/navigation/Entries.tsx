import FolderOutlined from '@mui/icons-material/FolderOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { Divider, List } from '@mui/material';
import { useLocation } from 'react-admin';
import { NavGroup } from './NavGroup.tsx';
import { entryAt } from './navigation.ts';
import { NavItem } from './NavItem.tsx';
import { useNavigation } from './useNavigation.ts';

/** The entries of the signed-in user: those of the menu of their kind, and below a line the others in a group. */
export function Entries() {
  const navigation = useNavigation();
  const here = entryAt(navigation, useLocation().pathname);
  const { groups, entries, more } = navigation;
  return (
    <>
      <List disablePadding>
        {groups.map((group) => (
          <NavGroup key={group.label} {...group} icon={FOLDER} here={here} />
        ))}
        {entries.map((entry) => (
          <NavItem key={entry.path} entry={entry} isHere={entry === here} />
        ))}
      </List>
      {more.length > 0 && (
        <>
          <Divider sx={{ my: 1 }} />
          <List disablePadding>
            <NavGroup label="anden.menu.more" icon={MORE} entries={more} here={here} />
          </List>
        </>
      )}
    </>
  );
}

const FOLDER = <FolderOutlined fontSize="small" />;
const MORE = <MoreHoriz fontSize="small" />;
