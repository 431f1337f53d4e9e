import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useTranslate } from 'react-admin';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { useAct } from '../../core/actions/useAct.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { localDate } from '../../core/format/localDate.ts';
import { useNumberFormat, useRegion } from '../../core/format/useNumberFormat.ts';
import { Section } from '../../core/pages/Section.tsx';

type Catalog = Schemas['SatCatalog'];

/** The edition of each catalog that is loaded: source, date, number of keys, who uploaded it, and what it lacks. */
export function Editions() {
  const translate = useTranslate();
  const { read } = useDataProvider<AndenDataProvider>();
  const { data, isError } = useQuery({
    queryKey: ['sat_keys', 'catalogs'],
    queryFn: async () => (await read<Catalog[]>('sat_catalogs')).data,
  });
  return (
    <Section title="satKeys.editions">
      {isError && <Alert severity="error">{translate('satKeys.failed')}</Alert>}
      {!data && !isError && <Skeleton variant="rectangular" height={160} aria-busy />}
      <Box sx={GRID}>
        {data?.map((catalog) => (
          <Edition key={catalog.id} {...catalog} />
        ))}
      </Box>
    </Section>
  );
}

function Edition({ id, source, dated, keys, ended, absent, loadedAt, loadedBy }: Catalog) {
  const translate = useTranslate();
  const write = useNumberFormat();
  const region = useRegion();
  const counts = [
    keys > 0 && translate('satKeys.count', { smart_count: keys, count: write(keys) }),
    ended > 0 && translate('satKeys.ended', { smart_count: ended, count: write(ended) }),
  ].filter(Boolean);
  const lines = [
    dated
      ? translate('satKeys.edition', { source, dated: localDate(dated) })
      : translate('satKeys.none'),
    counts.join(', '),
    loadedAt &&
      translate('satKeys.loaded', { name: loadedBy, at: formatDate(loadedAt, region, WITH_TIME) }),
  ].filter((line) => !!line);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {translate(`satKeys.catalogs.${id}`)}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} variant="body2" color="text.secondary">
          {line}
        </Typography>
      ))}
      {absent > 0 && <Absent id={id} absent={absent} />}
    </Box>
  );
}

/** The keys that the edition lacks, with the button that ends them. */
function Absent({ id, absent }: Pick<Catalog, 'id' | 'absent'>) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'sat_keys', action: 'end' });
  const { act, isPending } = useAct('satKeys.endDone');
  return (
    <Stack sx={{ mt: 0.5, alignItems: 'flex-start', gap: 0.5 }}>
      <Typography variant="body2">
        {translate('satKeys.absent', { smart_count: absent })}
      </Typography>
      {canAccess && (
        <>
          <Typography variant="body2" color="text.secondary">
            {translate('satKeys.endHelp')}
          </Typography>
          <TextButton
            label="satKeys.end"
            size="small"
            variant="outlined"
            disabled={isPending}
            onClick={() => act({ resource: 'sat_catalogs', id, verb: 'end' })}
          />
        </>
      )}
    </Stack>
  );
}

const WITH_TIME = { withTime: true };
const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
};
