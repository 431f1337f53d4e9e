import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';

type Counts = Schemas['MatchCounts'];

/** A rule with the number of carriers that it excludes. */
export type Rule = Counts['removed'][number] | NonNullable<Counts['ofLeg']>[number];

/** For each rule, how many carriers it excludes, and how many would be added without it. */
export function ExclusionRules({ rules }: { rules: Rule[] }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const sorted = rules.toSorted((a, b) => b.relaxed - a.relaxed || b.removed - a.removed);
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('quotes.removed.rule')}</TableCell>
          <TableCell align="right">{translate('quotes.removed.removed')}</TableCell>
          <TableCell align="right">{translate('quotes.removed.relaxed')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map(({ rule, removed, relaxed }) => (
          <TableRow key={rule}>
            <TableCell>{translate(`quotes.rule.${rule}`)}</TableCell>
            <TableCell align="right">{number(removed)}</TableCell>
            <TableCell align="right" sx={{ fontWeight: relaxed > 0 ? 650 : 400 }}>
              {relaxed > 0 ? `+${number(relaxed)}` : '—'}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
