import { RadarDocument, RadarStatus } from '#labels/radar.es';

/** The texts of the radar in Spanish. */
export const es = {
  resources: {
    radar: {
      name: 'Radar de documentos |||| Radar de documentos',
      empty: 'Todo en orden',
      page: { list: 'Radar de documentos' },
      fields: {
        ...RadarDocument,
        carrierName: 'Transportista',
        companyId: 'Red de',
        urgency: 'Documentos',
        stops: 'Bloquea',
        assignedLoads: 'Embarques en curso',
        openInvitations: 'Solicitudes abiertas',
      },
    },
  },
  radar: {
    menu: 'Radar',
    empty: 'Todo en orden',
    emptyHelp:
      'Ningún documento requerido falta ni vence en los próximos 60 días, ni los papeles de unidades y operadores.',
    stops: { loads: 'Embarques en curso', invitations: 'Solicitudes abiertas' },
    status: RadarStatus,
    paper: {
      insurance: 'Seguro de',
      inspection: 'Verificación de',
      permit: 'Permiso de',
      licence: 'Licencia de',
      badge: 'Gafete de',
      fast: 'Tarjeta FAST de',
    },
    more: 'y %{smart_count} más |||| y %{smart_count} más',
    ask: 'Pedir',
    askAgain: 'Pedir de nuevo',
    askFor: 'Pedir %{document} a %{carrier}',
    asked: 'Documento solicitado al transportista',
    askHead: 'Pedir todos',
    askAllShort: 'Pedir los %{smart_count}',
    askAll: 'Pedir %{smart_count} documento |||| Pedir los %{smart_count} documentos',
    askedAll: 'Documentos solicitados al transportista',
    askedOn: 'Pedido el %{date}',
    ownNetwork: 'Andén',
  },
};
