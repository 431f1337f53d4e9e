import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Section } from '../../../core/pages/Section.tsx';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import type { Quote } from '../quote.ts';
import { MatchChoice } from './MatchChoice.tsx';
import { useMatchCounts, useMatches } from './useMatches.ts';

/**
 * The carriers that cover the load, best first, with checkboxes to invite them, and the rules that exclude others. Folded
 * while invited carriers are waited for or their rates compared, until the section is unfolded or focused.
 */
export function Matches({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const [chosen, setOpen] = useState<boolean>();
  const isSent = areFolded(quote);
  const isOpen = chosen ?? !isSent;
  const label = translate(`quotes.matches.${isOpen ? 'fold' : 'unfold'}`);
  return (
    <Box
      id="carriers"
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => target === currentTarget && setOpen(true)}
      sx={ANCHOR}
    >
      <Section
        title="quotes.sections.matches"
        isFolded={!isOpen}
        aside={
          <Box sx={ASIDE}>
            {isOpen && <Total quote={quote} />}
            {isSent && (
              <Button
                size="small"
                aria-expanded={isOpen}
                aria-label={`${label}: ${translate('quotes.sections.matches')}`}
                onFocus={(event) => event.stopPropagation()}
                onClick={() => setOpen(!isOpen)}
              >
                {label}
              </Button>
            )}
          </Box>
        }
      >
        {isOpen && <Found quote={quote} />}
      </Section>
    </Box>
  );
}

/** Whether the matches are folded at first: invited carriers are waited for, or their rates compared. */
function areFolded({ status }: Quote): boolean {
  return SENT.includes(status);
}

function Total({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { counts } = useMatchCounts(quote);
  if (!counts) return null;
  const words = { smart_count: counts.total, total: number(counts.total) };
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('quotes.matches.total', words)}
    </Typography>
  );
}

function Found({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const { data, isError, ...paging } = useMatches(quote);
  const { counts, hasFailed } = useMatchCounts(quote);
  return (
    <>
      {(isError || hasFailed) && (
        <Alert severity="error">{translate('quotes.matches.failed')}</Alert>
      )}
      {!data && !isError && <Skeleton variant="rounded" height={220} />}
      {data?.matches.length === 0 && !counts && !hasFailed && <Skeleton height={80} />}
      {data && <MatchChoice quote={quote} matchPage={data} counts={counts} {...paging} />}
    </>
  );
}

const SENT: Quote['status'][] = ['sent', 'rated', 'answered'];
const ANCHOR = { scrollMarginTop: 76, outline: 'none' };
const ASIDE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 };
