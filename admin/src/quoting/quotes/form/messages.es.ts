/** The texts of the quote's form and of quoting again in Spanish, below `quotes`. */
export const es = {
  edit: 'Editar cotización %{reference}',
  commentHelp: 'Lo leen los transportistas invitados',
  distance: {
    estimated: '≈ %{distance}, estimada por las coordenadas',
    past: 'La de %{reference}, de la misma ruta',
  },
  last: {
    lane: 'ruta',
    distance: 'distancia',
    equipment: 'equipo',
    commodity: 'mercancía',
    hazmat: 'material peligroso',
    filled: 'De %{reference}, la última cotización de este cliente: %{what}',
    undo: 'Quitar',
  },
  again: {
    action: 'Recotizar',
    title: 'Recotizar %{reference}',
    done: 'Solicitud de cotización creada de nuevo',
    failed: 'Error al recotizar',
    replaces:
      'Se crea una cotización nueva con el tipo de cambio de hoy. %{reference} se descarta como reemplazada y se avisa a sus transportistas.',
    keeps:
      'Se crea una cotización nueva con el tipo de cambio de hoy. %{reference} queda como terminó.',
    same: 'Se copió todo: cambie lo que haga falta.',
    of: 'Recotización de %{reference}',
    by: 'Recotizada en %{reference}',
  },
};
