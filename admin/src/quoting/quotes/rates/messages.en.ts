import type { es } from './messages.es.ts';

/** The texts of the comparison of rates in English, below `quotes`. */
export const en: typeof es = {
  unassignedBefore: 'Unassigned before: %{reason}',
  thanTarget: 'against the target rate',
  thanBest: 'against the best rate',
  days: '%{smart_count} day |||| %{smart_count} days',
  hours: '%{hours} h',
  late: 'Late',
  allIn: 'All-in',
  basis: 'All in %{currency}, excl. VAT (IVA)',
  exchange: 'exchange rate %{rate} MXN per USD on %{date}',
  parts: 'Show breakdown',
  rates: {
    rank: 'Rank',
    margin: 'Margin',
    carrier: 'Carrier',
    amount: 'Rate',
    transit: 'Transit',
    choose: 'Choose',
    best: 'Best',
    toBest: 'vs. best',
    toTarget: 'vs. target',
  },
};
