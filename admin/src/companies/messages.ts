import type { Messages } from '../core/room.ts';

/** The texts of companies, shown as customers. */
export const messages = {
  es: {
    resources: {
      companies: {
        name: 'Cliente |||| Clientes',
        empty: 'Aún no hay clientes',
        emptyHelp: 'Registre a la empresa que le pide mover su carga; después podrá cotizarle.',
        page: {
          create: 'Nuevo cliente',
          edit: 'Editar cliente: %{recordRepresentation}',
        },
        notifications: { created: 'Cliente guardado', updated: 'Cliente guardado' },
        fields: {
          name: 'Razón social',
          comercialName: 'Nombre comercial',
          type: 'Tipo',
          plan: 'Plan',
          rfc: 'RFC',
          ein: 'EIN (EE. UU.)',
          phone: 'Teléfono',
          email: 'Correo electrónico',
          website: 'Sitio web',
          address: 'Dirección',
          currency: 'Moneda',
          comment: 'Comentarios',
          ownerCompanyId: 'Cliente de',
          createdAt: 'Alta',
        },
      },
    },
    companies: {
      fuel: {
        title: 'Cargo por combustible',
        change: 'Cambiar',
        none: 'Sin datos: escriba la base y el rendimiento para calcularlo en las cotizaciones.',
        text: 'Sobre %{base} %{unit}, con %{consumption}; precio de referencia: %{country}.',
        per: { l: 'por litro', gal: 'por galón' },
        units: { l: 'Litros, km/l y kilómetros', gal: 'Galones, mpg y millas' },
        fields: {
          country: 'Precio de referencia',
          unit: 'Unidades',
          currency: 'Moneda',
          basePrice: 'Precio base',
          consumption: 'Rendimiento',
        },
      },
      type: { internal: 'Interno', broker: 'Broker', shipper: 'Embarcador' },
      plan: { free: 'Gratuito', premium: 'Premium' },
      currency: { USD: 'Dólares (USD)', MXN: 'Pesos (MXN)' },
      rfcHint: '12 caracteres si es empresa, 13 si es persona.',
      ownerHint: 'Vacío: cliente directo de la casa.',
      section: {
        identity: 'Identidad',
        plan: 'Tipo y plan',
        planHint:
          'El plan gratuito limita los transportistas por contactar y las cargas por asignar.',
        contact: 'Contacto',
        address: 'Dirección',
        addressHint: 'Una dirección lleva ciudad, estado y país.',
        comment: 'Comentarios',
      },
    },
  },
  en: {
    resources: {
      companies: {
        name: 'Customer |||| Customers',
        empty: 'No customers yet',
        emptyHelp:
          'Register the company that asks you to move its freight; then you can quote for it.',
        page: {
          create: 'New customer',
          edit: 'Edit customer: %{recordRepresentation}',
        },
        notifications: { created: 'Customer saved', updated: 'Customer saved' },
        fields: {
          name: 'Legal name',
          comercialName: 'Trade name',
          type: 'Type',
          plan: 'Plan',
          rfc: 'RFC',
          ein: 'EIN (US)',
          phone: 'Phone',
          email: 'E-mail',
          website: 'Website',
          address: 'Address',
          currency: 'Currency',
          comment: 'Comments',
          ownerCompanyId: 'Customer of',
          createdAt: 'Registered',
        },
      },
    },
    companies: {
      fuel: {
        title: 'Fuel surcharge',
        change: 'Change',
        none: 'No data: write the base and the consumption to compute it in quotes.',
        text: 'Above %{base} %{unit}, at %{consumption}; reference price: %{country}.',
        per: { l: 'per litre', gal: 'per gallon' },
        units: { l: 'Litres, km/l and kilometres', gal: 'Gallons, mpg and miles' },
        fields: {
          country: 'Reference price',
          unit: 'Units',
          currency: 'Currency',
          basePrice: 'Base price',
          consumption: 'Consumption',
        },
      },
      type: { internal: 'Internal', broker: 'Broker', shipper: 'Shipper' },
      plan: { free: 'Free', premium: 'Premium' },
      currency: { USD: 'Dollars (USD)', MXN: 'Pesos (MXN)' },
      rfcHint: '12 characters for a company, 13 for a person.',
      ownerHint: 'Empty: a direct customer of the house.',
      section: {
        identity: 'Identity',
        plan: 'Type and plan',
        planHint: 'The free plan limits the carriers to contact and the loads to assign.',
        contact: 'Contact',
        address: 'Address',
        addressHint: 'An address has city, state and country.',
        comment: 'Comments',
      },
    },
  },
} satisfies Messages;
