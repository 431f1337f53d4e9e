import type { es } from './messages.es.ts';

/** The texts of the carriers that cover a quote in English, below `quotes`. */
export const en: typeof es = {
  sent: 'Quote request sent successfully',
  matches: {
    total: '%{total} carrier |||| %{total} carriers',
    failed: 'Carriers could not be searched. Try again.',
    more: 'Show %{smart_count} more',
    contract: 'Contract rate %{amount}',
    own: 'Own network',
    laneLoads: '%{smart_count} load on this lane |||| %{smart_count} loads on this lane',
    answersIn: 'answers in %{minutes} min',
    unknown: 'No history with you',
  },
  invite: {
    minutes: 'Time to answer',
    inMinutes: '%{minutes} minutes',
    inHours: '%{hours} hours',
    none: 'Tick whom to invite',
    tooMany: 'At most %{most} at a time',
    action: 'Invite (%{count})',
    addWave: 'Prepare another wave',
    waves: 'Waves',
    wave: 'Wave %{wave}',
    first:
      'Wave %{wave} · goes out now · %{smart_count} carrier · %{time} |||| Wave %{wave} · goes out now · %{smart_count} carriers · %{time}',
    later:
      'Wave %{wave} · goes out when the one before is over · %{smart_count} carrier · %{time} |||| Wave %{wave} · goes out when the one before is over · %{smart_count} carriers · %{time}',
    remove: 'Remove wave %{wave}',
    choosing: 'Tick whom to invite in wave %{wave}',
  },
  removed: {
    title: 'Why other carriers are missing',
    none: 'No carrier can cover the load (try another route)',
    few: 'Only %{smart_count} carrier covers this load. |||| Only %{smart_count} carriers cover this load.',
    edit: 'Edit the load',
    rule: 'Condition',
    removed: 'Removes',
    relaxed: 'Without it return',
  },
  rule: {
    active: 'Active carrier',
    origin_state: 'Origin state',
    delivery_state: 'Delivery state',
    countries: 'Countries of service',
    equipment: 'Equipment',
    movement: 'Movement',
    drayage: 'Drayage',
    hazmat: 'Hazmat',
  },
};
