import { Alert, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink, useTranslate } from 'react-admin';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import { Section } from '../../core/pages/Section.tsx';
import { stateName } from '../../freight/places/states.ts';
import { StatusChip } from '../../freight/status/StatusChip.tsx';
import { FactTable } from './FactTable.tsx';
import type { MapFacts } from './useMapFacts.ts';
import type { Layer } from './useMapView.ts';

interface MapListsProps {
  facts: MapFacts;
  layers: readonly Layer[];
  /** Whether the reader may open the lists of carriers and quotes. */
  mayOpen: { carriers: boolean; quotes: boolean };
}

/** Shows the map as text: a table for each layer, whose rows link to the records they count. */
export function MapLists({ facts, layers, mayOpen }: MapListsProps) {
  const translate = useTranslate();
  const { loads, lanes, coverage, locations, locationsWithoutPosition } = facts;
  return (
    <Stack spacing={2}>
      {layers.includes('loads') && (
        <Section title="map.layer.loads">
          <FactTable
            name="loads"
            columns={['load', 'status', 'place']}
            facts={loads}
            keyOf={({ id }) => id}
            cellsOf={({ id, reference, status, delayed, at }) => [
              <Page key="load" to={`/admin/shipments/${id}/view`} text={reference} />,
              <Stack key="status" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                <StatusChip of="shipments" status={status} />
                {delayed && (
                  <Typography variant="body2" color="error">
                    {translate('map.delayed')}
                  </Typography>
                )}
              </Stack>,
              `${at.city}, ${stateName(at.state)}`,
            ]}
          />
        </Section>
      )}
      {layers.includes('lanes') && (
        <Section title="map.layer.lanes">
          <FactTable
            name="lanes"
            columns={['origin', 'destination', 'quotes']}
            facts={lanes}
            keyOf={({ originState, destinationState }) => `${originState} ${destinationState}`}
            cellsOf={({ originState, destinationState, quotes }) => [
              stateName(originState),
              stateName(destinationState),
              mayOpen.quotes ? (
                <Counted
                  key="q"
                  list="quotes"
                  by={{ originState, destinationState }}
                  count={quotes}
                />
              ) : (
                quotes
              ),
            ]}
          />
        </Section>
      )}
      {layers.includes('coverage') && (
        <Section title="map.layer.coverage">
          <FactTable
            name="coverage"
            columns={['state', 'origins', 'deliveries']}
            facts={coverage}
            keyOf={({ state }) => state}
            cellsOf={({ state, origins, deliveries }) => [
              stateName(state),
              mayOpen.carriers ? (
                <Counted
                  key="o"
                  list="carriers"
                  by={{ originState: state, status: ['active'] }}
                  count={origins}
                />
              ) : (
                origins
              ),
              mayOpen.carriers ? (
                <Counted
                  key="d"
                  list="carriers"
                  by={{ deliveryState: state, status: ['active'] }}
                  count={deliveries}
                />
              ) : (
                deliveries
              ),
            ]}
          />
        </Section>
      )}
      {layers.includes('locations') && (
        <Section title="map.layer.locations">
          <FactTable
            name="locations"
            columns={['name', 'kind', 'city']}
            facts={locations}
            keyOf={({ id }) => id}
            cellsOf={({ id, name, kind, city, state }) => [
              <Page key="name" to={`/admin/locations/${id}/view`} text={name} />,
              translate(`locations.kind.${kind}`),
              `${city}, ${stateName(state)}`,
            ]}
          />
          {locationsWithoutPosition > 0 && (
            <Alert severity="info" sx={{ mt: 1.5 }}>
              {translate('map.unplaced', { smart_count: locationsWithoutPosition })}{' '}
              {translate('map.unplacedHelp')}
            </Alert>
          )}
        </Section>
      )}
    </Stack>
  );
}

function Page({ to, text }: { to: string; text: string | number }) {
  return (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  );
}

/** A number of records, with the link to the list that it counts. */
function Counted({ list, by, count }: { list: string; by: object; count: number }) {
  const number = useNumberFormat();
  if (count === 0) return '0';
  const filter = encodeURIComponent(JSON.stringify(by));
  return <Page to={`/admin/${list}?filter=${filter}`} text={number(count)} />;
}
