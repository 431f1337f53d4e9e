import { carrier, type QuoteStory } from './story.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Puente Logistics' assigned quotes whose loads are on their way, one in every status. */
export const storiesMoving: QuoteStory[] = [
  {
    key: 'border-delay',
    company: 'puente',
    customer: 'maquila',
    route: ['Apodaca', 'Dallas'],
    equipment: 'DV53',
    status: 'assigned',
    age: 3 * DAY,
    customerReference: 'OC-48107',
    wasShared: true,
    invitees: [
      carrier('lobo', 'assigned', 19, { factor: 1.02, parts: true }),
      carrier('regio', 'rejected', 33, { factor: 1.07 }),
      carrier('calandria', 'dismissed', 12),
      carrier('sabino', 'answered', 25),
    ],
    progress: {
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
    choice: 'more_trust',
    invitees: [
      carrier('lobo', 'assigned', 21, { factor: 1.04 }),
      carrier(null, 'rejected', 16, {
        factor: 0.97,
        comment: 'Más barato, pero sin historial con dispositivos médicos.',
      }),
      carrier(null, 'not_available'),
    ],
    progress: { status: 'in_transit', hoursAgo: 9 },
  },
  {
    key: 'loading-now',
    company: 'puente',
    customer: 'ceramica',
    route: ['Santa Catarina', 'Fort Worth'],
    equipment: 'DV53',
    status: 'assigned',
    age: 28 * HOUR,
    invitees: [
      carrier('regio', 'assigned', 11, { factor: 0.99, improved: true }),
      carrier('lobo', 'rejected', 37, { factor: 1.05 }),
      carrier(null, 'rejected_by_carrier', 22, { reason: 'target_too_low' }),
    ],
    progress: { status: 'at_pickup', hoursAgo: 1 },
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
    invitees: [carrier('regio', 'assigned', 26, { factor: 1.01 }), carrier(null, 'rejected', 40)],
    progress: { status: 'assigned' },
  },
  {
    key: 'unloading',
    company: 'puente',
    customer: 'blanca',
    route: ['Ciénega de Flores', 'Dallas'],
    equipment: 'DV53',
    status: 'assigned',
    age: 4 * DAY,
    invitees: [carrier('regio', 'assigned', 13, { factor: 0.98 }), carrier('lobo', 'dismissed')],
    pickupIn: -2,
    progress: {
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
    wasShared: true,
    invitees: [carrier('lobo', 'assigned', 18), carrier('sabino', 'rejected', 24, { factor: 1.1 })],
    pickupIn: -4,
    progress: { status: 'delivered' },
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
    invitees: [carrier(null, 'assigned', 30)],
    progress: {
      status: 'cancelled',
      cancelReason: 'La planta pospuso el embarque por falta de material.',
    },
  },
];
