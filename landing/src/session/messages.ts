import { bilingual } from '../locale.ts';

export const sessionMeta = bilingual({
  es: {
    title: 'Sesión de desarrollo · Andén',
    description: 'Acceso temporal con las cuentas de demostración.',
  },
  en: {
    title: 'Development session · Andén',
    description: 'Temporary sign-in with the demo accounts.',
  },
});

export const sessionMessages = bilingual({
  es: {
    title: 'Acceso temporal',
    lead: 'Esta página existe solo en desarrollo. Elige con quién entrar; la contraseña de todas las cuentas es la misma.',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    caption: 'Cuentas de demostración',
    account: 'Correo',
    who: 'Quién es',
    people: {
      'root@anden.test': 'Interno, root',
      'admin@anden.test': 'Interno, administrador',
      'staff@anden.test': 'Interno, miembro',
      'broker@puente.test': 'Administrador de Puente Logistics (premium)',
      'agent@puente.test': 'Miembro de Puente Logistics',
      'broker@norte.test': 'Administrador de Norte Cargo (gratuito)',
      'shipper@maquila.test': 'Embarcador, cliente de Puente Logistics',
      'carrier@regio.test': 'Administrador de Transportes Regio',
      'driver@regio.test': 'Miembro de Transportes Regio',
      'carrier@lobo.test': 'Administrador de Lobo Freight',
    },
  },
  en: {
    title: 'Temporary sign-in',
    lead: 'This page exists in development alone. Choose whom to sign in as; all accounts have the same password.',
    password: 'Password',
    signIn: 'Sign in',
    caption: 'Demo accounts',
    account: 'E-mail',
    who: 'Who it is',
    people: {
      'root@anden.test': 'Internal, root',
      'admin@anden.test': 'Internal, administrator',
      'staff@anden.test': 'Internal, member',
      'broker@puente.test': 'Administrator of Puente Logistics (premium)',
      'agent@puente.test': 'Member of Puente Logistics',
      'broker@norte.test': 'Administrator of Norte Cargo (free)',
      'shipper@maquila.test': 'Shipper, a customer of Puente Logistics',
      'carrier@regio.test': 'Administrator of Transportes Regio',
      'driver@regio.test': 'Member of Transportes Regio',
      'carrier@lobo.test': 'Administrator of Lobo Freight',
    },
  },
});
