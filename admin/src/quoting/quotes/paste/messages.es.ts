/** The texts of pasting a message in Spanish, below `quotes`. */
export const es = {
  paste: {
    title: 'Pegar mensaje',
    text: 'Mensaje',
    textHelp:
      'Un mensaje, un correo o una tabla copiada de una hoja de cálculo. Nada se guarda hasta que usted cree las cotizaciones.',
    sender: 'De quién es (opcional)',
    senderHelp: 'Su nombre con correo o teléfono: con él se reconoce al cliente',
    read: 'Leer mensaje',
    original: 'Mensaje original',
    edit: 'Cambiar el mensaje',
    kinds: { read: 'Entendido', asked: 'Por decidir', rest: 'No entendido' },
    quote: '%{number}. %{lane}',
    count: 'Número de cotizaciones',
    which: '%{field}: ¿cuál es?',
    whichPlace: 'Puede ser: %{places}',
    missing: 'El mensaje no lo dice',
    bySender: 'Por quien lo envía',
    change: 'Cambiar',
    changePlace: 'Cambiar: %{place}',
    none: 'No se encontró ninguna carga en el mensaje. Cámbielo, o cree la cotización a mano.',
    create: 'Crear %{smart_count} cotización |||| Crear %{smart_count} cotizaciones',
    created: 'Se creó %{smart_count} cotización |||| Se crearon %{smart_count} cotizaciones',
    another: 'Pegar otro mensaje',
    show: 'Ver mensaje',
  },
};
