import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../shipment.ts';
import type { Need } from './needsOf.ts';
import { tabLink } from './tabLink.ts';
import { useNeeds } from './useNeeds.ts';

/** The band with what a load lacks for its next steps, each a link to the tab where it is done; nothing without any. */
export function Needs({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const needs = useNeeds(shipment);
  if (needs.length === 0) return null;
  const title = shipment.status === 'delivered' ? 'shipments.owed.title' : 'shipments.needs.title';
  return (
    <Box component="section" aria-label={translate(title)} sx={BAND}>
      <Typography sx={{ fontWeight: 550 }}>{translate(title)}</Typography>
      <Box component="ul" sx={LIST}>
        {needs.map((need) => (
          <li key={need.name}>
            <NeedLink need={need} shipment={shipment} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function NeedLink({ need: { name, tab, count }, shipment }: { need: Need; shipment: Shipment }) {
  const translate = useTranslate();
  const owed = shipment.owedEvidence ?? [];
  const countOf = (type: string) => owed.filter((one) => one === type).length;
  const names = [...new Set(owed)]
    .map((type) => [translate(`rateConfirmations.evidences.${type}`), countOf(type)] as const)
    .map(([name, times]) => (times > 1 ? `${name} (${times})` : name))
    .join(', ');
  return (
    <Chip
      component={Link}
      to={tabLink(tab)}
      clickable
      variant="outlined"
      label={translate(`shipments.needs.${name}`, { smart_count: count, names })}
      sx={CHIP}
    />
  );
}

const BAND = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: { xs: 1.5, sm: 2 },
  py: 1.5,
  borderRadius: 1,
  bgcolor: 'tint',
};
const LIST = { display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 };
/** A long text wraps within its chip; its target is as tall as a finger. */
const CHIP = {
  height: 'auto',
  minHeight: 36,
  bgcolor: 'background.paper',
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 },
};
