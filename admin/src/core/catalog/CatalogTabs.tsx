import { Tab, Tabs } from '@mui/material';
import { Link, useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import { useNavigation } from '../navigation/useNavigation.ts';

/** The catalogs side by side, for users whose menu has them as one entry. */
export function CatalogTabs() {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext();
  const catalogs = useNavigation().sections.flatMap(({ entries }) =>
    entries.flatMap(({ collapsed = [] }) => collapsed),
  );
  if (!catalogs.some((catalog) => catalog.resource === resource)) return null;
  return (
    <Tabs
      component="nav"
      value={resource}
      variant="scrollable"
      aria-label={translate('anden.catalog.group')}
      sx={{ mb: 1 }}
    >
      {catalogs.map(({ path, resource: name }) => (
        <Tab
          key={name}
          value={name}
          label={labelOf(name, 2)}
          component={Link}
          to={`/admin/${path}`}
        />
      ))}
    </Tabs>
  );
}
