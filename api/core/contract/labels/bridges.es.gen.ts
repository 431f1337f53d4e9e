// Generated from labels.*.yaml by npm run generate.
export const Bridge = {
  code: 'Código',
  nameEs: 'Nombre en español',
  nameEn: 'Nombre en inglés',
  usPort: 'Puerto de entrada de EE. UU.',
  mxCustoms: 'Aduana mexicana',
  timeZone: 'Zona horaria',
  hours: 'Horario de carga',
  hoursSource: 'Fuente del horario',
  hoursCheckedOn: 'Horario verificado el',
};
