/** The texts of the award in Spanish, below `quotes`. */
export const es = {
  award: {
    title: 'Venta y margen',
    loss: 'Vende por debajo del costo',
    action: 'Asignar transportista',
    ask: '¿Asignar %{reference} a %{carrier}?',
    consequences: 'Se crea el embarque y se avisa a los demás transportistas.',
    customer: {
      accepted: 'El cliente aceptó %{price}.',
      refused: 'El cliente rechazó %{price}.',
      open: 'El cliente aún no responde al precio de %{price}.',
      unshared: 'Al cliente no se le ha compartido un precio.',
    },
    done: 'Transportista asignado y retroalimentación registrada',
    failed: 'Error al asignar transportista',
    why: 'Motivo para elegir otro transportista',
    override: 'Motivo para asignar sin esos documentos',
    overrideHelp: 'Se guarda con su nombre y se muestra en el embarque.',
  },
};
