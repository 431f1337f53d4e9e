import { InvitationStatus } from '#labels/invitations.es';
import { BoughtLeg, HandOverPlace, HandOverTrailer } from '#labels/quotes.es';

/** The texts of invitations in Spanish. */
export const es = {
  anden: {
    status: {
      invitations: InvitationStatus,
    },
  },
  resources: { invitations: { name: 'Solicitud |||| Solicitudes' } },
  invitations: {
    title: 'Solicitudes',
    one: 'Solicitud %{reference}',
    load: 'La carga',
    leg: {
      leg: 'Tramo',
      takeOver: 'Cómo se recibe del tramo anterior',
      handOver: 'Cómo se entrega al siguiente tramo',
      ctpat: 'Certificado CTPAT',
      demanded: 'Se exige',
    },
    legs: BoughtLeg,
    handOver: HandOverPlace,
    trailer: HandOverTrailer,
    onlyReading: 'El administrador de su empresa responde las solicitudes.',
    seeLoad: 'Ver el embarque',
    filtered: 'Aquí solo están las solicitudes que cuenta la cifra elegida en Resultados.',
    unfilter: 'Ver las que esperan',
    piles: { waiting: 'Por responder', rated: 'Respondidas', closed: 'Cerradas' },
    afterDeadline: 'Aún puede enviar tarifa, pero tardía: no compite',
    price: { mine: 'Su tarifa', target: 'Tarifa objetivo' },
    none: {
      waiting: {
        title: 'Nada por responder',
        text: 'Cuando un broker le pida tarifa, la solicitud aparecerá aquí.',
      },
      rated: {
        title: 'Sin tarifas en espera',
        text: 'Aquí verá las tarifas que envió y aún no se deciden.',
      },
      closed: {
        title: 'Aún no hay solicitudes cerradas',
        text: 'Aquí verá cómo terminó cada una.',
      },
    },
    missing: {
      title: 'No encontramos esta solicitud',
      text: 'El enlace ya no es válido o la solicitud es de otro transportista.',
      back: 'Ver mis solicitudes',
    },
    rate: {
      action: 'Enviar tarifa',
      improve: 'Mejorar tarifa',
      title: 'Su tarifa',
      allIn: 'Tarifa todo incluido',
      byParts: 'Desglosar la tarifa',
      comment: 'Comentario para el broker',
      done: 'Tarifa compartida con éxito',
      failed: 'Error al compartir la tarifa, intente de nuevo',
      late: 'Enviar tarifa tardía',
      lateWarning:
        'El plazo ya venció. Guardamos su tarifa y el broker la ve marcada como tardía, pero no puede ganar esta carga.',
      lateDone: 'Tarifa guardada como tardía: no compite por esta carga',
    },
    acknowledge: { action: 'Enterado', done: 'Gracias por confirmar' },
    available: {
      action: 'Puedo cubrirla',
      done: 'Avisamos que puede cubrirla. Envíe su tarifa antes del cierre',
    },
    decline: {
      action: 'No puedo cubrirla',
      title: '¿Por qué no puede cubrirla?',
      submit: 'Rechazar solicitud',
      done: 'Solicitud rechazada con éxito',
    },
    reopen: { action: 'Deshacer rechazo', done: 'Rechazo deshecho: puede responder de nuevo' },
    standing: {
      available: {
        title: 'Avisó que puede cubrirla',
        text: 'Falta su tarifa: envíela antes del %{deadline}',
      },
      rated: {
        title: 'Tarifa enviada: %{amount}',
        text: 'Versión %{version}. Puede mejorarla hasta el %{deadline}',
      },
      final: {
        title: 'Tarifa enviada: %{amount}',
        text: 'Versión %{version}. El plazo terminó; el broker está por decidir.',
      },
      late: {
        title: 'Su tarifa llegó fuera de plazo',
        text: 'El broker la ve como tardía: %{amount}. Queda guardada, pero no puede ganar esta carga.',
      },
      over: {
        title: 'El plazo venció',
        text: 'Puede enviar su tarifa: el broker la verá como tardía, pero ya no puede ganar.',
      },
      assigned: {
        title: '¡La carga es suya!',
        text: 'Se asignó con su tarifa de %{amount}.',
      },
      declined: { title: 'Usted rechazó esta solicitud', text: 'Gracias por avisar.' },
      rejected: {
        title: 'Esta vez se eligió otra tarifa',
        text: 'Gracias por cotizar. Ofreció %{amount}.',
      },
      closed: {
        title: 'Esta solicitud ya no está disponible',
        text: 'Gracias por su interés: lo tomaremos en cuenta en las próximas cargas.',
      },
    },
    outcome: {
      reason: 'Motivo',
      rank: 'Lugar',
      distance: 'Diferencia',
      place: 'Lugar %{rank}',
      above: '%{percent}% arriba de la tarifa ganadora',
      below: '%{percent}% debajo de la tarifa ganadora',
    },
  },
};
