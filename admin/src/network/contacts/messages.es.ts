import { Contact } from '#labels/contacts.es';
import { UserFieldsLanguage } from '#labels/users.es';

/** The texts of contacts in Spanish. */
export const es = {
  resources: {
    contacts: {
      name: 'Contacto |||| Contactos',
      empty: 'Aún no hay contactos',
      emptyHelp: 'Guarde a quién llamar en cada cliente y transportista: tráfico, tarifas, pagos.',
      page: {
        create: 'Nuevo contacto',
        edit: 'Editar contacto: %{recordRepresentation}',
      },
      notifications: { created: 'Contacto guardado', updated: 'Contacto guardado' },
      fields: Contact,
    },
  },
  contacts: {
    title: 'Contactos',
    none: 'Aún no hay contactos.',
    colleagues: 'Colegas',
    language: UserFieldsLanguage,
    owner: { company: 'Empresa o cliente', carrier: 'Transportista' },
    line: { emails: 'Correo %{number}', phones: 'Teléfono %{number}' },
    add: {
      contact: 'Agregar contacto',
      emails: 'Agregar correo',
      phones: 'Agregar teléfono',
    },
    removeFromBook: 'Quitar contacto',
    copies: {
      carriers:
        'El tipo Tarifas recibe por correo las solicitudes de cotización; Tráfico, las confirmaciones de tarifa.',
      brokers:
        'Los tipos Embarques y Compras de transporte reciben por correo los precios compartidos.',
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
};
