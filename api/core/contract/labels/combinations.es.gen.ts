// Generated from labels.*.yaml by npm run generate.
export const CombinationObstacleCode = {
  no_offer: 'El tramo no tiene ofertas',
  not_assignable: 'Ningún transportista del tramo se puede asignar',
  arrives_late: 'Todas las ofertas llegan después de que termina la ventana',
  bridge_closed: 'El puente está cerrado hasta que termina la ventana',
};
