import { carrier, type StoryByLegs } from './story.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Puente Logistics' quotes by legs: an open one with offers for each leg and the whole, and one whose load is on the bridge. */
export const storiesByLegs: StoryByLegs[] = [
  {
    key: 'open-by-legs',
    company: 'puente',
    customer: 'ceramica',
    route: ['Santa Catarina', 'Fort Worth'],
    equipment: 'DV53',
    status: 'rated',
    age: 3 * HOUR,
    window: DAY,
    pickupIn: 2,
    by: 'broker@puente.test',
    asked: 'both',
    comment: 'Se cotiza completo y por tramos: el cliente decide entre precio y tiempo.',
    invitees: [
      carrier('calandria', 'rated', 12, { factor: 1.03, hours: 33 }),
      carrier(null, 'rated', 41, { factor: 1.07, hours: 33 }),
    ],
    legs: [
      {
        leg: 'mexican',
        to: 'Nuevo Laredo',
        after: 6,
        bridge: 'COLOMBIA',
        status: 'rated',
        invitees: [
          carrier(null, 'rated', 21, { amount: 12_900, currency: 'MXN', hours: 7 }),
          carrier(null, 'rated', 34, { amount: 13_800, currency: 'MXN', hours: 5 }),
          carrier('sabino', 'in_contact', 26),
        ],
      },
      {
        leg: 'transfer',
        to: 'Laredo',
        after: 25,
        status: 'rated',
        invitees: [
          carrier(null, 'rated', 18, { amount: 185, hours: 6 }),
          carrier(null, 'rated', 29, { amount: 210, hours: 4 }),
        ],
      },
      {
        leg: 'us',
        after: 32,
        status: 'rated',
        invitees: [
          carrier('lobo', 'rated', 25, { amount: 1_320, hours: 8 }),
          carrier(null, 'rated', 47, { amount: 1_140, hours: 10 }),
          carrier(null, 'sent'),
        ],
      },
    ],
  },
  {
    key: 'border-by-legs',
    company: 'puente',
    customer: 'maquila',
    route: ['Ramos Arizpe', 'Dallas'],
    equipment: 'DV53',
    status: 'assigned',
    age: 2 * DAY,
    closedAge: 45 * HOUR,
    by: 'broker@puente.test',
    asked: 'legs',
    customerReference: 'OC-48126',
    progress: {
      status: 'at_border',
      hoursAgo: 25,
      times: [
        ['at_pickup', 24 * HOUR + 40],
        ['in_transit', 23 * HOUR],
        ['at_border', 50],
      ],
    },
    legs: [
      {
        leg: 'mexican',
        to: 'Nuevo Laredo',
        after: 7,
        bridge: 'WORLD_TRADE',
        status: 'assigned',
        invitees: [
          carrier('sabino', 'assigned', 23, { amount: 14_200, currency: 'MXN', hours: 6 }),
          carrier(null, 'rejected', 37, { amount: 15_100, currency: 'MXN', hours: 6 }),
        ],
        progress: {
          status: 'delivered',
          times: [
            ['at_pickup', 24 * HOUR + 40],
            ['in_transit', 23 * HOUR],
            ['at_delivery', 17 * HOUR],
            ['delivered', 16 * HOUR + 20],
          ],
        },
      },
      {
        leg: 'transfer',
        to: 'Laredo',
        after: 26,
        status: 'assigned',
        invitees: [carrier(null, 'assigned', 31, { amount: 190, hours: 5 })],
        progress: {
          status: 'at_border',
          times: [
            ['at_pickup', 3 * HOUR],
            ['in_transit', 2 * HOUR + 10],
            ['at_border', 50],
          ],
        },
      },
      {
        leg: 'us',
        after: 44,
        status: 'assigned',
        invitees: [
          carrier('lobo', 'assigned', 28, { amount: 1_260, hours: 9 }),
          carrier(null, 'rejected', 44, { amount: 1_310, hours: 10 }),
        ],
        progress: { status: 'assigned' },
      },
    ],
  },
];
