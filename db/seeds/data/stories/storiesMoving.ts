import { guest, type Story } from './story.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Puente Logistics' awarded loads that are on their way, one at every step. */
export const storiesMoving: Story[] = [
  {
    key: 'border-delay',
    company: 'puente',
    customer: 'maquila',
    route: ['Apodaca', 'Dallas'],
    equipment: 'DV53',
    status: 'assigned',
    age: 3 * DAY,
    customerReference: 'OC-48107',
    shared: true,
    guests: [
      guest('lobo', 'assigned', 19, { factor: 1.02, parts: true }),
      guest('regio', 'rejected', 33, { factor: 1.07 }),
      guest('calandria', 'dismissed', 12),
      guest('sabino', 'answered', 25),
    ],
    travel: {
      status: 'at_border',
      hoursAgo: 14,
      incidents: [
        {
          code: 'RED_LIGHT',
          city: 'Laredo',
          ago: 95,
          delays: true,
          comment:
            'Semáforo rojo en el Puente del Comercio Mundial: revisión de aduana, unas seis horas de demora.',
        },
        { code: 'LATE_PICKUP', city: 'Apodaca', ago: 13 * HOUR, isOver: true },
      ],
    },
  },
  {
    key: 'trust-over-price',
    company: 'puente',
    customer: 'instrumental',
    route: ['Apodaca', 'Indianapolis'],
    equipment: 'DV53',
    status: 'assigned',
    age: 2 * DAY,
    guests: [
      guest('lobo', 'assigned', 21, { factor: 1.04 }),
      guest(null, 'rejected', 16, {
        factor: 0.97,
        reason: 'more_trust',
        comment: 'Más barato, pero sin historial con dispositivos médicos.',
      }),
      guest(null, 'not_available'),
    ],
    travel: { status: 'in_transit', hoursAgo: 9 },
  },
  {
    key: 'loading-now',
    company: 'puente',
    customer: 'ceramica',
    route: ['Santa Catarina', 'Fort Worth'],
    equipment: 'DV53',
    status: 'assigned',
    age: 28 * HOUR,
    guests: [
      guest('regio', 'assigned', 11, { factor: 0.99, improved: true }),
      guest('lobo', 'rejected', 37, { factor: 1.05 }),
      guest(null, 'rejected_by_carrier', 22, { reason: 'target_too_low' }),
    ],
    travel: { status: 'at_pickup', hoursAgo: 1 },
  },
  {
    key: 'loads-tomorrow',
    company: 'puente',
    customer: 'aceros',
    route: ['Monterrey', 'Houston'],
    equipment: 'FB48',
    status: 'assigned',
    age: 7 * HOUR,
    pickupIn: 1,
    guests: [guest('regio', 'assigned', 26, { factor: 1.01 }), guest(null, 'rejected', 40)],
    travel: { status: 'assigned' },
  },
  {
    key: 'unloading',
    company: 'puente',
    customer: 'blanca',
    route: ['Ciénega de Flores', 'Dallas'],
    equipment: 'DV53',
    status: 'assigned',
    age: 4 * DAY,
    guests: [guest('regio', 'assigned', 13, { factor: 0.98 }), guest('lobo', 'dismissed')],
    pickupIn: -2,
    travel: {
      status: 'at_delivery',
      incidents: [
        { code: 'DETENTION', city: 'Laredo', ago: 150, isOver: true },
        {
          code: 'DOCUMENTS',
          city: 'Laredo',
          ago: 20,
          comment: 'Falta el sello en la carta porte.',
        },
      ],
    },
  },
  {
    key: 'delivered-yesterday',
    company: 'puente',
    customer: 'vidrios',
    route: ['General Escobedo', 'Memphis'],
    equipment: 'DV53',
    status: 'assigned',
    age: 6 * DAY,
    shared: true,
    guests: [guest('lobo', 'assigned', 18), guest('sabino', 'rejected', 24, { factor: 1.1 })],
    pickupIn: -4,
    travel: { status: 'delivered' },
  },
  {
    key: 'cancelled-load',
    company: 'puente',
    customer: 'resinas',
    route: ['Altamira', 'Querétaro'],
    equipment: 'HOPR',
    status: 'assigned',
    age: 3 * DAY,
    pickupIn: -1,
    guests: [guest(null, 'assigned', 30)],
    travel: {
      status: 'cancelled',
      cancelReason: 'La planta pospuso el embarque por falta de material.',
    },
  },
];
