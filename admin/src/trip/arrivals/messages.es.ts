/** The texts of expected arrivals in Spanish. */
export const es = {
  resources: { arrivals: { name: 'Llegada esperada |||| Llegadas esperadas' } },
  arrivals: {
    title: 'Llegada esperada',
    failed: 'No se pudo mostrar la llegada esperada. Actualice la página.',
    atStop: '%{stop}: se espera el %{at}.',
    unknown: 'No se sabe: la ruta tiene menos de tres embarques anteriores.',
    expected: 'Se espera el %{at}',
    planned: 'Planeada: %{at}',
    onTime: 'Llega según lo planeado.',
    late: 'Llega unas %{count} h después de lo planeado.',
    overdue: 'No ha llegado: van unas %{count} h después de lo planeado.',
    chip: '%{count} h tarde',
    told: 'El cliente lo supo el %{at}.',
    basis: {
      arrived: 'Ya llegó.',
      border: 'Por lo que tardan los embarques de esta ruta desde la frontera.',
      departure: 'Por lo que tardan los embarques de esta ruta desde que salen.',
      pickup: 'Por la recolección planeada y lo que tardan los embarques de esta ruta.',
    },
    pastLoads: 'Embarques anteriores: %{count}',
  },
};
