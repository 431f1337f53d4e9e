/** The texts of failed jobs in Spanish. */
export const es = {
  resources: {
    failed_jobs: {
      name: 'Tarea fallida |||| Tareas fallidas',
      empty: 'No hay tareas fallidas',
      emptyHelp:
        'Aquí aparecen los correos, las cargas de archivos y las tareas de mantenimiento que fallaron en todos sus intentos.',
      fields: {
        kind: 'Tipo',
        recipient: 'Dirección o tarea',
        subject: 'Asunto',
        error: 'Último error',
        attempts: 'Intentos',
        failedAt: 'Falló',
      },
    },
  },
  failedJobs: {
    kind: { mail: 'Correo', imports: 'Carga de archivo', upkeep: 'Mantenimiento' },
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
