import { Audience, Inquiry, InquiryKind, InquiryStatus } from '#labels/inquiries.es';
import { Frequency } from '#labels/routes.es';

/** The texts of inquiries in Spanish. */
export const es = {
  resources: {
    inquiries: {
      name: 'Solicitud del sitio |||| Solicitudes del sitio',
      empty: 'Aún no hay solicitudes',
      emptyHelp: 'Aquí llega lo que se pide en el sitio público: mensajes, cotizaciones, rutas.',
      page: { edit: 'Atender: %{recordRepresentation}' },
      notifications: { updated: 'Solicitud actualizada' },
      fields: {
        ...Inquiry,
        lane: {
          equipmentId: 'Equipo',
          frequency: 'Frecuencia',
          volume: 'Viajes por periodo',
          rate: 'Tarifa por viaje',
          startDate: 'Disponible desde',
          endDate: 'Disponible hasta',
        },
      },
    },
  },
  inquiries: {
    take: 'Tomar',
    finish: 'Marcar como atendida',
    reopen: 'Reabrir',
    convert: {
      customer: 'Crear cliente',
      carrier: 'Crear transportista',
      premium: 'Activar Premium',
    },
    converted: {
      customer: 'Cliente creado',
      carrier: 'Transportista creado',
      premium: 'Plan Premium activado',
    },
    kind: InquiryKind,
    status: InquiryStatus,
    audience: Audience,
    frequency: Frequency,
    section: {
      who: 'Quién pregunta',
      work: 'Seguimiento',
      message: 'Mensaje',
      comment: 'Comentarios internos',
      lane: 'Ruta ofrecida',
    },
  },
};
