import { Box, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { placeText } from '../../freight/places/placeText.ts';
import { BesideBorder } from '../crossings/index.ts';
import { Gaps } from './Gaps.tsx';
import { ManifestClock } from './ManifestClock.tsx';
import type { BorderLoad } from './useBorder.ts';
import { useTimes } from './useTimes.ts';

/** A load on the border board: arrival, clock, legs, papers, and what is missing. */
export function BorderCard({ load }: { load: BorderLoad }) {
  const translate = useTranslate();
  const { id, reference, origin, destination, direction, crossing } = load;
  const { hourText } = useTimes(crossing.timeZone);
  const isReady = load.gaps.every(({ isAdvice }) => isAdvice);
  return (
    <Card component="article" aria-label={reference} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" useFlexGap sx={HEAD}>
        <MuiLink component={Link} to={`/admin/shipments/${id}/view`} sx={{ fontWeight: 600 }}>
          {reference}
        </MuiLink>
        {crossing.plannedAt && <strong>{hourText(crossing.plannedAt)}</strong>}
        <ToneChip label={translate(`border.direction.${direction}`)} />
        {crossing.fast && <ToneChip tone="info" label="FAST" />}
        {isReady && <ToneChip tone="good" label={translate('border.ready')} />}
      </Stack>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {placeText(origin)} → {placeText(destination)}
      </Typography>
      <BesideBorder load={load} />
      <ManifestClock load={load} />
      <Gaps load={load} />
      <Legs load={load} />
      <Papers load={load} />
    </Card>
  );
}

function Legs({ load: { legs } }: { load: BorderLoad }) {
  const translate = useTranslate();
  return (
    <Part title="border.legs">
      {legs.map(({ kind, carrierName, operatorName, unitPlates, trailerPlates }) => (
        <Typography component="li" variant="body2" key={kind}>
          <strong>{translate(`legs.kind.${kind}`)}:</strong>{' '}
          {[
            carrierName,
            operatorName ?? translate('border.noDriver'),
            unitPlates ?? translate('border.noTruck'),
            trailerPlates,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      ))}
    </Part>
  );
}

function Papers({ load }: { load: BorderLoad }) {
  const translate = useTranslate();
  const { scac, caat, crossing, legs } = load;
  const seals = [...new Set(legs.flatMap(({ seal }) => seal ?? []))].join(', ');
  const papers: [label: string, value: string | null | undefined][] = [
    [translate('border.seal'), seals],
    ['SCAC', scac],
    ['CAAT', caat],
    [translate('resources.crossings.fields.pedimento'), crossing.pedimento],
    ['DODA', crossing.doda],
    ['UUID', crossing.cfdiUuid],
    ['PAPS', crossing.paps],
  ];
  const presentPapers = papers.filter(([, value]) => value);
  if (presentPapers.length === 0) return null;
  return (
    <Part title="border.papers">
      {presentPapers.map(([label, value]) => (
        <Typography component="li" variant="body2" key={label}>
          {label}: {value}
        </Typography>
      ))}
    </Part>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  const translate = useTranslate();
  return (
    <>
      <Typography component="h4" variant="h5" sx={{ mt: 1.5 }}>
        {translate(title)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

const HEAD = { flexWrap: 'wrap', alignItems: 'center', gap: 1 };
