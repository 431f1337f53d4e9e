/** The texts of companies, shown as customers in Spanish. */
export const es = {
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
        fuel: 'Cargo por combustible',
        demandedCertificates: 'Certificados que exige',
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
      none: 'Sin datos: escriba el precio base y el rendimiento para calcularlo en las cotizaciones.',
      text: 'Sobre %{base} %{unit}, con %{consumption}; precio de referencia: %{country}.',
      per: { l: 'por litro', gal: 'por galón' },
      units: { l: 'Litros, km/l y kilómetros', gal: 'Galones, mpg y millas' },
      fields: {
        country: 'Precio de referencia',
        unit: 'Sistema de unidades',
        currency: 'Moneda',
        basePrice: 'Precio base',
        consumption: 'Rendimiento',
      },
    },
    type: { internal: 'Interno', broker: 'Broker', shipper: 'Embarcador' },
    plan: { free: 'Gratuito', premium: 'Premium' },
    currency: { USD: 'Dólares (USD)', MXN: 'Pesos (MXN)' },
    certificate: { CTPAT: 'CTPAT', OEA: 'OEA' },
    rfcHint: '12 caracteres si es empresa, 13 si es persona.',
    ownerHint: 'Vacío: cliente directo de Andén.',
    section: {
      identity: 'Identidad',
      plan: 'Tipo y plan',
      planHint:
        'El plan gratuito limita los transportistas por contactar y las cargas por asignar.',
      contact: 'Contacto',
      address: 'Dirección',
      addressHint: 'Una dirección lleva ciudad, estado y país.',
      demands: 'Requisitos',
      demandsHint:
        'Sus cargas se asignan solo a transportistas con certificados de seguridad vigentes.',
      comment: 'Comentarios',
    },
  },
};
