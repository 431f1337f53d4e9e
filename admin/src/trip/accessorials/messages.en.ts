import { AccessorialKind, AccessorialStatus } from '#labels/accessorials.en';
import type { es } from './messages.es.ts';

/** The texts of accessorials in English. */
export const en: typeof es = {
  resources: { accessorials: { name: 'Accessorial |||| Accessorials', fields: {} } },
  accessorials: {
    title: 'Accessorials',
    failed: "Couldn't load the accessorials. Refresh the page.",
    none: 'Nobody has asked for accessorials.',
    kind: 'What for',
    amount: {
      MXN: 'Amount in MXN, excl. VAT (IVA)',
      USD: 'Amount in USD, excl. VAT (IVA)',
      help: 'Send the proof afterwards',
    },
    kinds: AccessorialKind,
    status: AccessorialStatus,
    undecided: 'Not decided',
    detention: {
      pickup:
        'Detention at pickup: %{time} h after %{free} h of free time (%{from} to %{to}): %{amount}',
      delivery:
        'Detention at delivery: %{time} h after %{free} h of free time (%{from} to %{to}): %{amount}',
      pickupUnrated:
        'Detention at pickup: %{time} h after %{free} h of free time (%{from} to %{to}). No rate per hour was agreed.',
      deliveryUnrated:
        'Detention at delivery: %{time} h after %{free} h of free time (%{from} to %{to}). No rate per hour was agreed.',
      stop: 'Detention, %{stop}: %{time} h after %{free} h of free time (%{from} to %{to}): %{amount}',
      stopUnrated:
        'Detention, %{stop}: %{time} h after %{free} h of free time (%{from} to %{to}). No rate per hour was agreed.',
      rule: 'It counts from the arrival, or from the beginning of the appointment if the truck came earlier.',
      ruleHours:
        'It counts from the arrival, or from the beginning of the appointment if the truck came earlier, and only within the opening hours: %{hours}.',
      request: 'Request detention',
    },
    addedStops:
      'The load has %{smart_count} stop more than the rate, at %{amount}. |||| The load has %{smart_count} stops more than the rate. At %{charge} each: %{amount}.',
    requested: 'Accessorial requested',
    approve: 'Approve',
    withdraw: 'Withdraw',
    request: {
      action: 'Request accessorial',
      title: 'Request an accessorial',
      done: 'Accessorial requested',
      failed: 'Error requesting the accessorial',
    },
    reject: {
      action: 'Reject',
      title: 'Reject accessorial',
      help: 'The carrier reads it.',
      done: 'Accessorial rejected',
      failed: 'Error rejecting the accessorial',
    },
  },
};
