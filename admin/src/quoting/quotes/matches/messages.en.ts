import type { es } from './messages.es.ts';

/** The texts of the carriers that cover a quote in English, below `quotes`. */
export const en: typeof es = {
  sent: 'Quote request sent successfully',
  matches: {
    unfold: 'Show',
    fold: 'Hide',
    total: '%{total} carrier |||| %{total} carriers',
    failed: "Couldn't load the carriers. Try again.",
    search: 'Name, SCAC, CAAT or RFC',
    noneFound: 'No carrier matches “%{text}”',
    contract: 'Contract rate %{amount}',
    own: 'Own network',
    order: 'Order',
    first: { own: 'Own network first', best: 'Best match first' },
    assignable: 'Assignable only',
    noneAssignable: 'No carrier that covers the load can be assigned yet: documents are missing.',
    laneLoads: '%{smart_count} load on this lane |||| %{smart_count} loads on this lane',
    answersIn: 'answers in %{minutes} min',
    unknown: 'No history with you',
  },
  clock: {
    later:
      'Outside your working hours: it is %{now} in %{city}. The request is sent now and can be answered; its %{time} to answer start on %{start}.',
    now: 'Outside your working hours: it is %{now} in %{city}. The request is sent now and its %{time} to answer start at once.',
    choice: 'Start the time to answer now',
  },
  invite: {
    minutes: 'Time to answer',
    inMinutes: '%{minutes} minutes',
    inHours: '%{hours} hours',
    none: 'Select carriers to invite',
    tooMany: 'At most %{most} at a time',
    action: 'Invite (%{count})',
    addWave: 'Prepare another round',
    waves: 'Rounds',
    wave: 'Round %{wave}',
    first:
      'Round %{wave} · goes out now · %{smart_count} carrier · %{time} |||| Round %{wave} · goes out now · %{smart_count} carriers · %{time}',
    later:
      'Round %{wave} · goes out when the one before ends · %{smart_count} carrier · %{time} |||| Round %{wave} · goes out when the one before ends · %{smart_count} carriers · %{time}',
    remove: 'Remove round %{wave}',
    choosing: 'Select carriers to invite in round %{wave}',
  },
  removed: {
    title: 'Why other carriers are missing',
    none: 'No carrier can cover the load (try another route)',
    few: 'Only %{smart_count} carrier covers this load. |||| Only %{smart_count} carriers cover this load.',
    edit: 'Edit the load',
    rule: 'Condition',
    removed: 'Rules out',
    relaxed: 'Back without it',
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
    bridge: 'Bridge it crosses',
    ctpat: 'Valid CTPAT certificate',
    us_authority: 'USDOT or MC number',
  },
};
