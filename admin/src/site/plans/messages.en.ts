import type { es } from './messages.es.ts';

/** The texts of plans in English. */
export const en: typeof es = {
  plans: {
    button: {
      text: 'Free plan: %{contacts} · %{loads}',
      label: 'Free plan: %{contacts} carriers contacted and %{loads} loads assigned. See plans',
    },
    use: {
      title: 'Plan use',
      contacts: 'Carriers contacted',
      loads: 'Loads assigned',
      of: '%{used} of %{limit}',
      unlimited: '%{used}, no limit',
    },
    upgrade: {
      title: 'Limit reached',
      plan: 'Your plan',
      price: 'Premium: %{price} /month',
      offer: 'No limit on carrier contacts or load assignments. Plus VAT (IVA).',
      later: 'Not now',
      ask: 'Request Premium',
      sent: '%{message} Reference: %{folio}',
    },
  },
};
