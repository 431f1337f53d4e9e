import { Box, Link as MuiLink, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { QuoteStatus } from '../quote.ts';
import { DAYS } from './useResults.ts';

interface ResultProps {
  /** A name below `quotes.results`. */
  name: string;
  /** The statuses of the quotes that it counts and links to. */
  status?: QuoteStatus[];
  /** Another path to link to. */
  to?: string;
  isStrong?: boolean;
  /** The figure; undefined while it loads. */
  children: ReactNode;
}

/** One figure with a link to its quotes, which is named by the label and the figure. */
export function Result({ name, status, to, isStrong, children }: ResultProps) {
  const translate = useTranslate();
  const [labelId, linkId] = [useId(), useId()];
  const path = status ? listOf(status) : to;
  const label = translate(`quotes.results.${name}`, { days: DAYS });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        component="dt"
        id={labelId}
        variant="caption"
        color="text.secondary"
        sx={{ display: 'block' }}
      >
        {label}
      </Typography>
      <Box component="dd" sx={[VALUE, !!isStrong && { '& a': { color: 'accent' } }]}>
        {path ? (
          <MuiLink
            component={Link}
            to={path}
            id={linkId}
            aria-labelledby={`${labelId} ${linkId}`}
            color="inherit"
            underline="hover"
          >
            {children ?? <span aria-hidden>…</span>}
          </MuiLink>
        ) : (
          children
        )}
      </Box>
    </Box>
  );
}

function listOf(status: QuoteStatus[]): string {
  const filter = encodeURIComponent(JSON.stringify({ status }));
  return `/admin/quotes?filter=${filter}&displayedFilters=%7B%7D&page=1`;
}

const VALUE = {
  m: 0,
  fontWeight: 650,
  fontSize: '1.125rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& a': { display: 'inline-block', minHeight: 24 },
};
