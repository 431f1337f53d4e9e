import { Claim, ClaimFactKind, ClaimFactState, ClaimProof, ClaimStatus } from '#labels/claims.es';

/** The texts of claims in Spanish. */
export const es = {
  resources: {
    claims: {
      name: 'Registro reclamado |||| Registros reclamados',
      page: { list: 'Registros reclamados' },
      fields: { ...Claim, decision: 'Decisión' },
    },
  },
  claims: {
    empty: 'Sin registros reclamados',
    emptyHelp: 'Aquí aparece cuando un transportista dice que el registro de un broker es suyo.',
    status: ClaimStatus,
    proof: ClaimProof,
    compared: {
      state: ClaimFactState,
      kind: ClaimFactKind,
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
