import { Box, Link as MuiLink, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { QuoteStatus } from '../quote.ts';
import { DAYS } from './useMetrics.ts';

/** A filter of the list of quotes. */
export interface QuoteFilter {
  status?: QuoteStatus[];
  sentFrom?: string;
  rated?: boolean;
  ratedWithinHour?: boolean;
}

interface ResultProps {
  /** A name below `quotes.results`. */
  name: string;
  /** The filter of the quotes that it counts and links to. */
  filter: QuoteFilter;
  /** The same figure of the days before. */
  before: string | undefined;
  children: ReactNode;
}

/** One figure with a link to its quotes, which is named by the label and the figure. */
export function Result({ name, filter, before, children }: ResultProps) {
  const translate = useTranslate();
  const [labelId, linkId] = [useId(), useId()];
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
      <Box component="dd" sx={VALUE}>
        <MuiLink
          component={Link}
          to={listOf(filter)}
          id={linkId}
          aria-labelledby={`${labelId} ${linkId}`}
          color="inherit"
          underline="hover"
        >
          {children}
        </MuiLink>
        <Typography variant="caption" color="text.secondary" sx={BEFORE}>
          {translate('quotes.results.before', { before })}
        </Typography>
      </Box>
    </Box>
  );
}

function listOf(filter: QuoteFilter): string {
  const text = encodeURIComponent(JSON.stringify(filter));
  return `/admin/quotes?filter=${text}&displayedFilters=%7B%7D&page=1`;
}

const BEFORE = { display: 'block', fontWeight: 400, lineHeight: 1.3 };
const VALUE = {
  m: 0,
  fontWeight: 650,
  fontSize: '1.125rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& a': { display: 'inline-block', minHeight: 24 },
};
