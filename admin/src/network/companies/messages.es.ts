import { Company, CompanyType, Plan } from '#labels/companies.es';
import { SecurityProgram } from '#labels/documents.es';

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
      fields: Company,
    },
  },
  companies: {
    hours: {
      monday: 'Lunes',
      tuesday: 'Martes',
      wednesday: 'Miércoles',
      thursday: 'Jueves',
      friday: 'Viernes',
      saturday: 'Sábado',
      sunday: 'Domingo',
    },
    calendar: {
      title: 'Horario de trabajo',
      change: 'Cambiar',
      none: 'Sin horario: trabaja a toda hora. Las solicitudes enviadas fuera del horario empiezan a contar su plazo al abrir.',
      anyHour: 'Trabaja a toda hora.',
      zone: 'Zona horaria: %{city}.',
      observed: 'No trabaja los días festivos de: %{countries}.',
      noneObserved: 'Trabaja los días festivos.',
      hint: 'Un día sin horas no se trabaja; sin horas en ningún día se trabaja a toda hora. 00:00 como hora final es la medianoche.',
      fields: {
        timeZone: 'Zona horaria',
        holidays: 'Días festivos que no se trabajan',
        from: '%{day}, desde',
        to: '%{day}, hasta',
      },
    },
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
    type: CompanyType,
    plan: Plan,
    currency: { USD: 'Dólares (USD)', MXN: 'Pesos (MXN)' },
    certificate: SecurityProgram,
    rfcHint: '12 caracteres si es empresa, 13 si es persona.',
    ownerHint: 'Vacío: cliente directo de Andén.',
    insuredHelp: 'En la moneda de la empresa; en blanco si no exige ninguna.',
    section: {
      identity: 'Identidad',
      plan: 'Tipo y plan',
      planHint:
        'El plan gratuito limita los transportistas por contactar y las cargas por asignar.',
      contact: 'Contacto',
      address: 'Dirección',
      addressHint: 'Una dirección lleva ciudad, estado y país.',
      demands: 'Requisitos',
      demandsHint: 'Sus cargas se asignan solo a transportistas que los cumplen.',
      comment: 'Comentarios',
    },
  },
};
