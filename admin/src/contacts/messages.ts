import type { Messages } from '../core/modules/AdminModule.ts';

/** The texts of contacts. */
export const messages = {
  es: {
    resources: {
      contacts: {
        name: 'Contacto |||| Contactos',
        empty: 'Aún no hay contactos',
        emptyHelp:
          'Guarde a quién llamar en cada cliente y transportista: tráfico, tarifas, pagos.',
        page: {
          create: 'Nuevo contacto',
          edit: 'Editar contacto: %{recordRepresentation}',
        },
        notifications: { created: 'Contacto guardado', updated: 'Contacto guardado' },
        fields: {
          name: 'Nombre',
          position: 'Puesto',
          contactTypeId: 'Tipo de contacto',
          emails: 'Correos electrónicos',
          phones: 'Teléfonos',
          language: 'Idioma',
          comment: 'Comentarios',
          companyId: 'Empresa',
          carrierId: 'Transportista',
          ownerName: 'Empresa o transportista',
        },
      },
    },
    contacts: {
      title: 'Contactos',
      none: 'Aún no hay contactos.',
      colleagues: 'Colegas',
      language: { es: 'Español', en: 'Inglés' },
      owner: { company: 'Empresa o cliente', carrier: 'Transportista' },
      line: { emails: 'Correo %{number}', phones: 'Teléfono %{number}' },
      add: {
        contact: 'Agregar contacto',
        emails: 'Agregar correo',
        phones: 'Agregar teléfono',
      },
      section: {
        owner: 'De quién es',
        ownerHint: 'Un contacto es de una empresa o de un transportista, y ahí se queda.',
        person: 'Persona',
        reach: 'Correos y teléfonos',
        reachHint: 'Hasta cinco de cada uno; ninguno se repite en la misma empresa.',
        comment: 'Comentarios',
      },
    },
  },
  en: {
    resources: {
      contacts: {
        name: 'Contact |||| Contacts',
        empty: 'No contacts yet',
        emptyHelp: 'Save whom to call at each customer and carrier: dispatch, rates, payables.',
        page: {
          create: 'New contact',
          edit: 'Edit contact: %{recordRepresentation}',
        },
        notifications: { created: 'Contact saved', updated: 'Contact saved' },
        fields: {
          name: 'Name',
          position: 'Position',
          contactTypeId: 'Contact type',
          emails: 'E-mails',
          phones: 'Phones',
          language: 'Language',
          comment: 'Comments',
          companyId: 'Company',
          carrierId: 'Carrier',
          ownerName: 'Company or carrier',
        },
      },
    },
    contacts: {
      title: 'Contacts',
      none: 'No contacts yet.',
      colleagues: 'Colleagues',
      language: { es: 'Spanish', en: 'English' },
      owner: { company: 'Company or customer', carrier: 'Carrier' },
      line: { emails: 'E-mail %{number}', phones: 'Phone %{number}' },
      add: { contact: 'Add contact', emails: 'Add e-mail', phones: 'Add phone' },
      section: {
        owner: 'Whose',
        ownerHint: 'A contact belongs to a company or to a carrier, and stays there.',
        person: 'Person',
        reach: 'E-mails and phones',
        reachHint: 'Up to five of each; none twice in the same company.',
        comment: 'Comments',
      },
    },
  },
} satisfies Messages;
