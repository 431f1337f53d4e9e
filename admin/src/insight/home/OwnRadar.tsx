import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { stoppedInWords } from '../../compliance/documents/index.ts';

/** The carrier's documents that need a new file now or within 60 days, and what they stop; a link leads to where they are uploaded. */
export function OwnRadar({ radar }: { radar: Schemas['RadarCarrier'] }) {
  const translate = useTranslate();
  const { documents, papers } = radar;
  const stopped = Object.values(stoppedInWords(radar, translate)).filter(Boolean);
  const due = [...documents, ...papers].filter(({ status }) => status !== 'expiring').length;
  const counts = { documents: due, expiring: documents.length + papers.length - due };
  const stateOf = (status: string) => translate(`radar.status.${status}`).toLowerCase();
  const named = [
    ...documents.map(({ type, status }) => {
      const name = translate(`documents.type.${type}`).replace(/ \(.*\)$/, '');
      return `${name} (${stateOf(status)})`;
    }),
    ...papers.map(({ paper, name }) => `${translate(`radar.paper.${paper}`)} ${name}`),
  ];
  return (
    <Box sx={{ py: { xs: 1, sm: 0.5 } }}>
      <MuiLink component={Link} to="/admin/carrier/documents" color="inherit" underline="hover">
        {COUNTED.filter((kind) => counts[kind] > 0).map((kind, index) => (
          <span key={kind}>
            {index > 0 && ' · '}
            <b>{counts[kind]}</b> {translate(`home.radar.${kind}`, { smart_count: counts[kind] })}
          </span>
        ))}
      </MuiLink>
      <Typography variant="body2" color="text.secondary">
        {named.slice(0, SHOWN).join(', ')}
        {named.length > SHOWN && '…'}
        {stopped.length > 0 && ` · ${translate('home.radar.stops', { what: stopped.join(', ') })}`}
      </Typography>
    </Box>
  );
}

const COUNTED = ['documents', 'expiring'] as const;
const SHOWN = 3;
