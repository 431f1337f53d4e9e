/** The texts of the customer's link and of the load's file in Spanish. */
export const es = {
  resources: { tracking: { name: 'Seguimiento |||| Seguimiento', fields: {} } },
  tracking: {
    title: 'Cliente y expediente',
    fileTitle: 'Expediente',
    customer: 'el cliente',
    help: 'El enlace muestra al cliente estatus, horas, retrasos y evidencias de entrega aceptadas; nunca el transportista ni los importes.',
    file: 'Descargar expediente',
    fileHelp:
      'El expediente reúne portada, confirmaciones, evidencias y bitácora, con su huella SHA-256. Consérvelo cinco años.',
  },
};
