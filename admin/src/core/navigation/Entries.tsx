import FolderOutlined from '@mui/icons-material/FolderOutlined';
import { Divider, List } from '@mui/material';
import { useLocation } from 'react-admin';
import { useProduct } from '../modules/product.ts';
import { countOf } from './countOf.ts';
import { NavGroup } from './NavGroup.tsx';
import { entryAt, type Navigation } from './navigation.ts';
import { NavItem } from './NavItem.tsx';
import { useNavigation } from './useNavigation.ts';

/** The entries of the signed-in user: the menu of their kind, and below a line the other pages in titled sections. */
export function Entries() {
  const navigation = useNavigation();
  return navigation.entries.length > 0 && <Loaded navigation={navigation} />;
}

/** The entries once the permissions are known, so that nothing is asked for users without a session. */
function Loaded({ navigation }: { navigation: Navigation }) {
  const waiting = useProduct().useWaiting();
  const here = entryAt(navigation, useLocation().pathname);
  const { groups, entries, sections } = navigation;
  return (
    <>
      <List disablePadding>
        {groups.map((group) => (
          <NavGroup
            key={group.label}
            {...group}
            icon={FOLDER}
            here={here}
            waitingCounts={waiting}
          />
        ))}
        {entries.map((entry) => (
          <NavItem
            key={entry.path}
            entry={entry}
            isHere={entry === here}
            count={countOf(entry, waiting)}
          />
        ))}
      </List>
      {sections.length > 0 && (
        <>
          <Divider sx={{ my: 1 }} />
          <List disablePadding>
            {sections.map(({ name, icon: Icon, ...section }) => (
              <NavGroup
                key={name}
                label={`anden.menu.${name}`}
                icon={<Icon fontSize="small" />}
                entries={section.entries}
                here={here}
                waitingCounts={waiting}
              />
            ))}
          </List>
        </>
      )}
    </>
  );
}

const FOLDER = <FolderOutlined fontSize="small" />;
