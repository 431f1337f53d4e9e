import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { stoppedInWords } from '../../compliance/documents/index.ts';
import { LINK } from './Task.tsx';

/** Counts the carrier's documents that need a new file now or within 60 days; a link leads to their upload. */
export function DueDocuments({ radar: { documents, papers } }: { radar: Schemas['RadarCarrier'] }) {
  const translate = useTranslate();
  const due = [...documents, ...papers].filter(({ status }) => status !== 'expiring').length;
  const counts = { documents: due, expiring: documents.length + papers.length - due };
  return (
    <Box component="li">
      <MuiLink
        component={Link}
        to="/admin/carrier/documents"
        color="inherit"
        underline="hover"
        sx={LINK}
      >
        {COUNTED.filter((kind) => counts[kind] > 0).map((kind, index) => (
          <span key={kind}>
            {index > 0 && ' · '}
            <b>{counts[kind]}</b> {translate(`home.radar.${kind}`, { smart_count: counts[kind] })}
          </span>
        ))}
      </MuiLink>
    </Box>
  );
}

/** The names of these documents, and what they stop. */
export function StoppedByDocuments({ radar }: { radar: Schemas['RadarCarrier'] }) {
  const translate = useTranslate();
  const stopped = Object.values(stoppedInWords(radar, translate)).filter(Boolean);
  const stateOf = (status: string) => translate(`radar.status.${status}`).toLowerCase();
  const named = [
    ...radar.documents.map(({ type, status }) => {
      const name = translate(`documents.type.${type}`).replace(/ \(.*\)$/, '');
      return `${name} (${stateOf(status)})`;
    }),
    ...radar.papers.map(({ paper, name }) => `${translate(`radar.paper.${paper}`)} ${name}`),
  ];
  return (
    <Typography variant="body2" color="text.secondary" sx={{ pb: 0.5 }}>
      {named.slice(0, SHOWN).join(', ')}
      {named.length > SHOWN && '…'}
      {stopped.length > 0 && ` · ${translate('home.radar.stops', { what: stopped.join(', ') })}`}
    </Typography>
  );
}

const COUNTED = ['documents', 'expiring'] as const;
const SHOWN = 3;
