import { RadarDocument, RadarStatus } from '#labels/radar.en';
import type { es } from './messages.es.ts';

/** The texts of the radar in English. */
export const en: typeof es = {
  resources: {
    radar: {
      name: 'Document radar |||| Document radar',
      empty: 'All in order',
      page: { list: 'Document radar' },
      fields: {
        ...RadarDocument,
        carrierName: 'Carrier',
        companyId: 'Network of',
        urgency: 'Documents',
        stops: 'Blocks',
        assignedLoads: 'Loads under way',
        openInvitations: 'Open requests',
      },
    },
  },
  radar: {
    menu: 'Radar',
    empty: 'All in order',
    emptyHelp:
      'No required document is missing, and none expires in the next 60 days; nor do the papers of trucks and drivers.',
    stops: { loads: 'Loads under way', invitations: 'Open requests' },
    status: RadarStatus,
    paper: {
      insurance: 'Insurance of',
      inspection: 'Inspection of',
      permit: 'Permit of',
      licence: 'License of',
      badge: 'Badge of',
      fast: 'FAST card of',
    },
    more: 'and %{smart_count} more |||| and %{smart_count} more',
    ask: 'Request',
    askAgain: 'Request again',
    askFor: 'Request %{document} from %{carrier}',
    asked: 'Document requested from the carrier',
    askHead: 'Request all',
    askAllShort: 'Request all %{smart_count}',
    askAll: 'Request %{smart_count} document |||| Request all %{smart_count} documents',
    askedAll: 'Documents requested from the carrier',
    askedOn: 'Requested on %{date}',
    ownNetwork: 'Andén',
  },
};
