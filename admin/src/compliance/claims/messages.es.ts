/** The texts of claims in Spanish. */
export const es = {
  resources: {
    claims: {
      name: 'Registro reclamado |||| Registros reclamados',
      page: { list: 'Registros reclamados' },
      fields: {
        carrierName: 'Transportista',
        recordName: 'Registro que reclama',
        decision: 'Decisión',
        companyName: 'Broker',
        compared: 'Comparación',
        status: 'Estatus',
        proof: 'Comprobado por',
        createdAt: 'Reclamado',
      },
    },
  },
  claims: {
    empty: 'Sin registros reclamados',
    emptyHelp: 'Aquí aparece cuando un transportista dice que el registro de un broker es suyo.',
    status: { open: 'Por comprobar', proved: 'Comprobado', refused: 'Rechazado' },
    proof: { mail: 'Correo registrado', review: 'Revisión de Andén' },
    compared: {
      state: { fits: 'Coincide', differs: 'Difiere', unknown: 'Sin datos' },
      kind: {
        rfc: 'RFC',
        scac: 'SCAC',
        name: 'Nombre',
        address: 'Domicilio',
        phone: 'Teléfono',
        email: 'Correo para cotizar',
      },
      both: '%{claimant}; en el registro: %{record}',
      none: 'ninguno',
    },
    accept: {
      action: 'Aceptar',
      title: '¿Ligar el registro al pasaporte del transportista?',
      text: 'El broker podrá pedirle sus documentos. Compare antes qué coincide entre el transportista y el registro, y si duda, llame al teléfono del registro.',
      done: 'Registro ligado',
      failed: 'No se pudo ligar',
    },
    refuse: {
      action: 'Rechazar',
      title: '¿Rechazar el reclamo?',
      reason: 'Motivo',
      done: 'Reclamo rechazado',
      failed: 'No se pudo rechazar',
    },
  },
};
