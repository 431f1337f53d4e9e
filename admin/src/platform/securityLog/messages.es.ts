import { SecurityEvent, SecurityEventKind } from '#labels/securityLog.es';

/** The texts of the security log in Spanish. */
export const es = {
  resources: {
    security_events: {
      name: 'Registro de seguridad |||| Registro de seguridad',
      empty: 'El registro de seguridad está vacío',
      emptyHelp:
        'Aquí quedan los inicios y cierres de sesión, los posibles robos de sesión, las llamadas sin permiso, los cambios de permisos, las exportaciones, las descargas y las consultas y eliminaciones de datos personales.',
      fields: { ...SecurityEvent, from: 'Desde', until: 'Hasta' },
    },
  },
  securityLog: {
    repeats: '%{smart_count} vez en un minuto |||| %{smart_count} veces en un minuto',
    event: SecurityEventKind,
  },
};
