import { PersonalDataKind } from '#labels/personalData.es';

/** The texts of personal data in Spanish. */
export const es = {
  resources: {
    personal_data: {
      name: 'Datos personales |||| Datos personales',
      fields: { address: 'Correo o teléfono', confirmation: 'Correo o teléfono, otra vez' },
    },
  },
  personalData: {
    hint: 'Para la solicitud de una persona sin cuenta: contactos, solicitudes del sitio, registros y correos. Escriba su correo, o su teléfono con la clave de país.',
    find: 'Buscar dirección',
    nothing: 'Esta dirección no aparece en ningún registro.',
    places: 'Dónde aparece',
    kind: PersonalDataKind,
    names: 'Nombres en esos registros',
    others: 'Otras direcciones en esos registros',
    othersHint: 'Pueden ser de la misma persona: búsquelas también.',
    user: 'Esta dirección es del usuario %{name}. Descargue o elimine sus datos en su página.',
    toUser: 'Ver usuario',
    download: 'Descargar datos',
    file: 'datos-personales.json',
    erase: 'Eliminar datos',
    eraseTitle: '¿Eliminar los datos de %{address}?',
    eraseText:
      'Los contactos se archivan sin nombre ni direcciones, las solicitudes quedan sin nombre ni mensaje, y los registros y los correos se eliminan. En lo demás, también en el historial, un seudónimo sustituye la dirección y los nombres completos. No se puede deshacer. Escriba otra vez la dirección para confirmar.',
    erased: 'Datos eliminados, con el seudónimo «%{pseudonym}»',
  },
};
