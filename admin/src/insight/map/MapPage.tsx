import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { useMemo } from 'react';
import { Title, useCanAccess, useTranslate } from 'react-admin';
import { PageHeader } from '../../core/pages/PageHeader.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { Legend } from './Legend.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { MapFilters } from './MapFilters.tsx';
import { MapLists } from './MapLists.tsx';
import { factsIn, useMapFacts } from './useMapFacts.ts';
import { useMapView } from './useMapView.ts';

/** /admin/map: coverage, requested lanes, loads and locations on a map, and the same facts as lists. */
export function MapPage() {
  const translate = useTranslate();
  const [view, change] = useMapView();
  const { data, isError, refetch } = useMapFacts(view);
  const carriers = useCanAccess({ resource: 'carriers', action: 'list' }).canAccess === true;
  const quotes = useCanAccess({ resource: 'quotes', action: 'list' }).canAccess === true;
  const facts = useMemo(() => data && factsIn(data, view), [data, view]);
  return (
    <>
      <Title title={translate('resources.map.name', 1)} />
      <PageHeader filters={<MapFilters view={view} onChange={change} />} />
      <Stack spacing={2}>
        <Section>
          {isError && !data && (
            <Alert
              severity="error"
              action={<Button onClick={() => void refetch()}>{translate('map.again')}</Button>}
            >
              {translate('map.failed')}
            </Alert>
          )}
          {!facts && !isError && <Skeleton variant="rounded" sx={{ height: '60vh' }} />}
          {facts && (
            <>
              <MapDrawing
                facts={facts}
                state={view.state}
                onState={(state) => change({ state: state === view.state ? undefined : state })}
              />
              <Legend layers={view.layers} />
            </>
          )}
        </Section>
        {facts && <MapLists facts={facts} layers={view.layers} mayOpen={{ carriers, quotes }} />}
      </Stack>
    </>
  );
}
