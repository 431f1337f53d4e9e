import { FailedJob, FailedJobKind } from '#labels/failedJobs.es';

/** The texts of failed jobs in Spanish. */
export const es = {
  resources: {
    failed_jobs: {
      name: 'Tarea fallida |||| Tareas fallidas',
      empty: 'No hay tareas fallidas',
      emptyHelp:
        'Aquí aparecen los correos, las cargas de archivos y las tareas de mantenimiento que fallaron en todos sus intentos.',
      fields: FailedJob,
    },
  },
  failedJobs: {
    kind: FailedJobKind,
    queue: {
      'tell-tap': 'Aviso de un paso del viaje',
      'deadline-reminder': 'Recordatorio antes del plazo',
      'forget-answers': 'Borrado de respuestas repetidas',
      'forget-failed-jobs': 'Borrado de tareas fallidas antiguas',
      'forget-job-attempts': 'Borrado de intentos de tareas antiguos',
      'forget-import-rows': 'Borrado de resultados de cargas antiguas',
      'forget-inquiries': 'Borrado de solicitudes del sitio antiguas',
      'forget-mails': 'Borrado de correos antiguos',
      'forget-notifications': 'Borrado de notificaciones antiguas',
      'forget-feed-rows': 'Borrado de filas viejas del listado de cambios',
      'forget-presences': 'Borrado de avisos de registros abiertos',
      'forget-refused-addresses': 'Borrado de direcciones rechazadas antiguas',
      'forget-received-mails': 'Borrado de correos recibidos antiguos',
      'forget-registrations': 'Borrado de registros de transportistas antiguos',
      'forget-security-events': 'Borrado del registro de seguridad antiguo',
      'forget-api-key-days': 'Borrado de conteos viejos de llaves de API',
      'forget-session-tokens': 'Borrado de claves de sesión vencidas',
      'forget-sessions': 'Borrado de sesiones terminadas',
      'deliver-webhooks': 'Entrega de eventos a webhooks',
      'tell-webhooks-of-changes': 'Aviso de cambios a webhooks',
      'forget-webhook-events': 'Borrado de eventos antiguos de webhooks',
      'import-upkeep': 'Cierre de cargas detenidas',
      imports: 'Carga de un archivo',
      'mail-notices': 'Correos de notificaciones',
      'mail-weekly': 'Resúmenes de la semana',
      'read-document': 'Lectura de un PDF subido',
      'read-evidence': 'Lectura de una evidencia enviada',
      'read-mail': 'Lectura de un correo recibido',
      'tell-delays': 'Llegadas esperadas y avisos de retraso',
      'remind-evidence': 'Recordatorios de evidencias por revisar',
      'remind-papers': 'Recordatorios de papeles de unidades y operadores',
      'remind-documents': 'Recordatorios de documentos por vencer',
      'renew-completion': 'Avance de transportistas con documentos vencidos',
      mail: 'Envío de un correo',
      'overdue-quotes': 'Revisión de plazos vencidos',
      'prepare-partitions': 'Preparación del historial del mes',
      'quote-clock': 'Plazo de una ronda',
      'sweep-files': 'Borrado de archivos sin registro',
    },
    actions: 'Acciones',
    retry: 'Reintentar',
    retried: 'La tarea se intentará de nuevo',
    bulk: {
      title:
        '¿Reintentar %{smart_count} tarea fallida? |||| ¿Reintentar %{smart_count} tareas fallidas?',
      content: 'Sale de esta lista, y vuelve si falla otra vez en todos sus intentos.',
      done: '%{smart_count} tarea se intentará de nuevo |||| %{smart_count} tareas se intentarán de nuevo',
    },
    mailDown:
      'Desde el %{time} no sale ningún correo: el servidor de correo no responde o lo rechaza.',
    show: 'Ver las tareas fallidas',
  },
};
