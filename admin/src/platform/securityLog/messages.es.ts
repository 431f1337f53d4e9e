/** The texts of the security log in Spanish. */
export const es = {
  resources: {
    security_events: {
      name: 'Registro de seguridad |||| Registro de seguridad',
      empty: 'El registro de seguridad está vacío',
      emptyHelp:
        'Aquí quedan los inicios y cierres de sesión, los posibles robos de sesión, las llamadas sin permiso, los cambios de permisos, las exportaciones, las descargas y las consultas y eliminaciones de datos personales.',
      fields: {
        createdAt: 'Fecha y hora',
        event: 'Tipo',
        userName: 'Usuario',
        operation: 'Qué se hizo',
        entityId: 'Registro',
        code: 'Error',
        address: 'Dirección IP',
        from: 'Desde',
        until: 'Hasta',
      },
    },
  },
  securityLog: {
    repeats: '%{smart_count} vez en un minuto |||| %{smart_count} veces en un minuto',
    event: {
      sign_in: 'Inicio de sesión',
      sign_out: 'Cierre de sesión',
      reuse: 'Posible robo de sesión',
      refused: 'Sin permiso',
      rights: 'Cambio de permisos',
      export: 'Exportación',
      download: 'Descarga',
      personal_data: 'Datos personales',
    },
  },
};
