/** The texts of plans in Spanish. */
export const es = {
  plans: {
    button: {
      text: 'Plan gratuito: %{contacts} · %{loads}',
      label:
        'Plan gratuito: %{contacts} transportistas contactados y %{loads} cargas asignadas. Ver planes',
    },
    use: {
      title: 'Uso del plan',
      contacts: 'Transportistas contactados',
      loads: 'Cargas asignadas',
      of: '%{used} de %{limit}',
      unlimited: '%{used}, sin límite',
    },
    upgrade: {
      title: 'Límite alcanzado',
      plan: 'Su plan',
      price: 'Premium: %{price} /mes',
      offer: 'Sin límite de transportistas contactados ni de cargas asignadas. Más IVA.',
      later: 'Ahora no',
      ask: 'Solicitar Premium',
      sent: '%{message} Folio: %{folio}',
    },
  },
};
