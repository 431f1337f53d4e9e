/** The texts of the data of a company in Spanish. */
export const es = {
  resources: {
    company_data: { name: 'Datos de la empresa |||| Datos de la empresa' },
  },
  companyData: {
    hint: 'Descargue en un solo archivo todo lo que Andén tiene de su empresa:',
    part: {
      people: 'La empresa, sus clientes, usuarios, contactos y ubicaciones',
      carriers: 'Los transportistas de su red y los datos de sus documentos',
      quotes: 'Cotizaciones, solicitudes, tarifas y rutas',
      loads: 'Embarques, incidencias y confirmaciones de tarifa',
      history: 'Las filas de los archivos importados y el historial de cambios',
    },
    format:
      'Cada línea del archivo es un registro en JSON. Los documentos se descargan aparte, en la página de cada transportista. La descarga queda en el registro de seguridad.',
    download: 'Descargar datos',
    downloading: 'Descargando los datos de la empresa…',
  },
};
