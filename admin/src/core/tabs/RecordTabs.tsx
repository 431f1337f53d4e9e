import { Box, Skeleton, Stack, Tab, Tabs } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useGetResourceLabel, usePermissions, useTranslate } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Permissions, permits } from '../auth/permissions.ts';
import { CountBadge } from './CountBadge.tsx';
import { TabCount } from './TabCount.tsx';

/** A tab of a record's view. */
export interface RecordTab {
  /** Its name in the address: `?tab=contacts`. The first tab needs none. */
  name: string;
  /** A message key; the plural name of the module `reference` by default. */
  label?: string;
  /** The module whose records it lists; the tab is shown to users who may list them, with their number. */
  reference?: string;
  /** The filter of these records. */
  filter?: object;
  /** The number of tasks that wait in the tab. */
  waitingCount?: number;
  /** The content, rendered only once the tab is chosen. */
  content: ReactNode;
}

/** The parts of a record as tabs; the chosen one is in the address. */
export function RecordTabs({ tabs }: { tabs: (RecordTab | false)[] }) {
  const { permissions, isPending } = usePermissions<Permissions>();
  const [query, setQuery] = useSearchParams();
  const translate = useTranslate();
  useAnchor();
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  const visibleTabs = tabs.filter((tab) => tab !== false).filter(isPermitted);
  const selectedTab = visibleTabs.find(({ name }) => name === query.get('tab')) ?? visibleTabs[0]!;
  return (
    <div>
      <Tabs
        value={selectedTab.name}
        onChange={(_, name: string) => setQuery(name === visibleTabs[0]!.name ? {} : { tab: name })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('anden.tab.label')}
        sx={TABS}
      >
        {visibleTabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            id={`tab-${tab.name}`}
            aria-controls={tab === selectedTab ? `panel-${tab.name}` : undefined}
            label={<TabLabel {...tab} />}
          />
        ))}
      </Tabs>
      <Stack
        spacing={2}
        sx={{ scrollMarginTop: 120 }}
        role="tabpanel"
        id={`panel-${selectedTab.name}`}
        aria-labelledby={`tab-${selectedTab.name}`}
      >
        {selectedTab.content}
      </Stack>
    </div>
  );

  function isPermitted({ reference }: RecordTab) {
    return !reference || permits(permissions?.[reference], 'list');
  }
}

/** Shows the element that the address names, which may stand in a tab that is only now chosen. */
function useAnchor() {
  const { hash, key } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
}

function TabLabel({ label, reference = '', filter, waitingCount: waiting = 0 }: RecordTab) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      {label ? translate(label) : labelOf(reference, 2)}
      {filter && <TabCount reference={reference} filter={filter} />}
      {waiting > 0 && <CountBadge count={waiting} />}
    </Box>
  );
}

const TABS = { mb: 2, minWidth: 0, borderBottom: 1, borderColor: 'divider' };
