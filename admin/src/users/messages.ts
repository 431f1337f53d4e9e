import type { Messages } from '../core/room.ts';

/** The texts of people's accounts. */
export const messages = {
  es: {
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
          created: 'Usuario creado correctamente',
          updated: 'Usuario guardado',
        },
        fields: {
          name: 'Nombre',
          firstName: 'Nombre(s)',
          lastName: 'Apellido paterno',
          maidenName: 'Apellido materno',
          email: 'Correo electrónico',
          phone: 'Teléfono',
          language: 'Idioma',
          userTypeId: 'Tipo',
          userRoleId: 'Rol',
          companyId: 'Empresa',
          companyName: 'Empresa',
          carrierId: 'Transportista',
          accessType: 'Acceso',
          createdAt: 'Alta',
        },
      },
    },
    users: {
      type: { 1: 'Interno', 2: 'Broker', 3: 'Embarcador', 4: 'Transportista' },
      role: { 1: 'Root', 2: 'Administrador', 3: 'Miembro' },
      access: { full: 'Completo', read_only: 'Solo lectura' },
      language: { es: 'Español', en: 'Inglés' },
      roleHint: 'Un administrador también da de alta a otros usuarios.',
      section: {
        person: 'Persona',
        personHint: 'Entra al sistema con su correo, que no se puede cambiar después.',
        access: 'Acceso',
        accessHint: 'Dónde trabaja y qué puede hacer.',
      },
    },
  },
  en: {
    resources: {
      users: {
        name: 'User |||| Users',
        empty: 'No users yet',
        emptyHelp: 'Register the people of your team; each signs in with their own e-mail address.',
        page: {
          create: 'New user',
          edit: 'Edit user: %{recordRepresentation}',
        },
        notifications: { created: 'User created successfully', updated: 'User saved' },
        fields: {
          name: 'Name',
          firstName: 'First name',
          lastName: 'Last name',
          maidenName: 'Mother’s last name',
          email: 'E-mail',
          phone: 'Phone',
          language: 'Language',
          userTypeId: 'Type',
          userRoleId: 'Role',
          companyId: 'Company',
          companyName: 'Company',
          carrierId: 'Carrier',
          accessType: 'Access',
          createdAt: 'Registered',
        },
      },
    },
    users: {
      type: { 1: 'Internal', 2: 'Broker', 3: 'Shipper', 4: 'Carrier' },
      role: { 1: 'Root', 2: 'Administrator', 3: 'Member' },
      access: { full: 'Full', read_only: 'Read-only' },
      language: { es: 'Spanish', en: 'English' },
      roleHint: 'An administrator also registers other users.',
      section: {
        person: 'Person',
        personHint: 'Signs in with the e-mail address, which cannot be changed later.',
        access: 'Access',
        accessHint: 'Where they work and what they may do.',
      },
    },
  },
} satisfies Messages;
