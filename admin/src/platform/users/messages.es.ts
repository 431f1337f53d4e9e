import {
  User,
  UserFieldsAccessType,
  UserFieldsLanguage,
  UserRoleId,
  UserTypeId,
} from '#labels/users.es';

/** The texts of people's accounts in Spanish. */
export const es = {
  resources: {
    users: {
      name: 'Usuario |||| Usuarios',
      empty: 'Aún no hay usuarios',
      emptyHelp: 'Dé de alta a las personas de su equipo; cada una entra con su propio correo.',
      page: {
        create: 'Nuevo usuario',
        edit: 'Editar usuario: %{recordRepresentation}',
      },
      notifications: {
        created: 'Usuario creado con éxito',
        updated: 'Usuario guardado',
      },
      archive: {
        action: 'Desactivar',
        title: '¿Desactivar la cuenta de «%{recordRepresentation}»?',
        content:
          'Esta persona ya no podrá iniciar sesión. Los registros con su nombre no cambian, y la cuenta se puede restaurar.',
        done: 'Usuario desactivado',
      },
      bulk: {
        archive: 'Desactivar',
        archiveTitle:
          '¿Desactivar %{smart_count} usuario? |||| ¿Desactivar %{smart_count} usuarios?',
        archiveContent:
          'Ya no podrá iniciar sesión. Los registros con su nombre no cambian, y la cuenta se puede restaurar. |||| Ya no podrán iniciar sesión. Los registros con su nombre no cambian, y las cuentas se pueden restaurar.',
        archived: '%{smart_count} usuario desactivado |||| %{smart_count} usuarios desactivados',
      },
      changes: { action: { archived: 'Desactivado' } },
      fields: { ...User, name: 'Nombre', archived: 'Desactivados' },
    },
  },
  users: {
    absence: {
      title: 'Ausencia',
      hint: 'Mientras tanto, sus avisos y correos llegan también a esa persona, y a ella las respuestas a sus correos. Deje los tres vacíos al regresar.',
      nobody: 'Su empresa no tiene otra persona activa con acceso completo.',
    },
    profile: {
      title: 'Mi perfil',
      saved: 'Perfil guardado',
      failed: 'Error al guardar el perfil',
      person: 'Datos personales',
      personHint: 'Así le ven las demás personas de Andén.',
      preferences: 'Preferencias',
      preferencesHint:
        'El idioma de la interfaz y de los avisos; el tema y las unidades son de este navegador.',
      theme: 'Tema',
      light: 'Claro',
      dark: 'Oscuro',
      units: 'Unidades de peso y distancia',
      metric: 'kg y km',
      imperial: 'lb y millas',
      readOnly: 'Su acceso es de solo lectura: pida los cambios a su administrador.',
    },
    restore: {
      action: 'Restaurar',
      done: 'Usuario restaurado',
      since: 'Cuenta desactivada desde el %{date}: esta persona no puede iniciar sesión.',
      known: '%{name} tiene una cuenta desactivada con este correo.',
    },
    files: {
      title: 'Documentos',
      none: 'Aún no hay documentos.',
      action: 'Registrar documento',
      key: 'Documento',
      value: 'Referencia',
      hint: 'Su número, clave o ruta: letras, números, puntos, guiones y diagonales. Vacío: se quita.',
      kept: 'Documento registrado',
      names: {
        photo: 'Fotografía',
        officialId: 'Identificación oficial',
        contract: 'Contrato',
        drivingLicence: 'Licencia de conducir',
      },
    },
    privacy: {
      title: 'Privacidad',
      ownHint: 'Un archivo JSON con todos los datos personales que Andén guarda de usted.',
      hint: 'Un archivo JSON con todos los datos personales que Andén guarda de esta persona.',
      download: 'Descargar datos',
      downloadOwn: 'Descargar mis datos',
      file: 'datos-personales.json',
      erase: 'Eliminar datos',
      eraseTitle: '¿Eliminar los datos personales de «%{name}»?',
      eraseText:
        'Un seudónimo sustituye el nombre, el correo y el teléfono en todas partes, también en el historial, y la cuenta se desactiva. No se puede deshacer. Escriba el correo de esta persona para confirmar.',
      erased: 'Datos personales eliminados',
    },
    type: UserTypeId,
    role: UserRoleId,
    access: UserFieldsAccessType,
    language: UserFieldsLanguage,
    roleHint: 'Un administrador también da de alta a otros usuarios.',
    colleagues: 'Colegas',
    section: {
      person: 'Persona',
      personHint: 'Entra al sistema con su correo, que no se puede cambiar después.',
      access: 'Acceso',
      accessHint: 'Dónde trabaja y qué puede hacer.',
    },
  },
};
