/** A demo account; `of` is the key of its company or carrier. */
export interface Account {
  email: string;
  name: [first: string, paternal: string, maternal: string | null];
  type: 'internal' | 'broker' | 'shipper' | 'carrier';
  role: 'root' | 'admin' | 'member';
  of: string;
  language?: 'en';
  readOnly?: true;
}

/** The demo accounts: the documented ones first, in their order, then colleagues of theirs. */
export const accounts: Account[] = [
  account('root@anden.test', ['Adriana', 'Quintanilla', 'Luna'], 'internal', 'root', 'operator'),
  account('admin@anden.test', ['Héctor', 'Montemayor', 'Ríos'], 'internal', 'admin', 'operator'),
  account('staff@anden.test', ['Ximena', 'Becerra', 'Olvera'], 'internal', 'member', 'operator'),
  account('broker@puente.test', ['Mariana', 'Treviño', 'Galindo'], 'broker', 'admin', 'puente'),
  account('agent@puente.test', ['Emilio', 'Cavazos', 'Robles'], 'broker', 'member', 'puente'),
  account('broker@norte.test', ['Ramiro', 'Nevárez', 'Ochoa'], 'broker', 'admin', 'norte'),
  account('shipper@maquila.test', ['Julieta', 'Alanís', 'Medina'], 'shipper', 'member', 'maquila'),
  account('carrier@regio.test', ['Gerardo', 'Garza', 'Tamez'], 'carrier', 'admin', 'regio'),
  account('driver@regio.test', ['Tomás', 'Jasso', 'Rangel'], 'carrier', 'member', 'regio'),
  account('carrier@lobo.test', ['Dana', 'Mercer', null], 'carrier', 'admin', 'lobo', {
    language: 'en',
  }),
  account('carrier@calandria.test', ['Silvia', 'Urbina', 'Solís'], 'carrier', 'admin', 'calandria'),
  account('carrier@sabino.test', ['Óscar', 'Macías', 'Guerra'], 'carrier', 'admin', 'sabino'),
  account('carrier@ocotillo.test', ['Norma', 'Rentería', 'Luna'], 'carrier', 'admin', 'ocotillo'),
  account('carrier@brisa.test', ['Joaquín', 'Orozco', 'Padilla'], 'carrier', 'admin', 'brisa'),
  account('auditor@anden.test', ['Norma', 'Figueroa', 'Salas'], 'internal', 'admin', 'operator', {
    readOnly: true,
  }),
  account('nights@anden.test', ['Samuel', 'Espinoza', 'Mejía'], 'internal', 'member', 'operator'),
  account('finance@puente.test', ['Irma', 'Zambrano', 'Cantú'], 'broker', 'member', 'puente', {
    readOnly: true,
  }),
  account('laredo@puente.test', ['Caleb', 'Lockhart', null], 'broker', 'member', 'puente', {
    language: 'en',
  }),
  account('agent@norte.test', ['Karla', 'Murillo', 'Ibarra'], 'broker', 'member', 'norte'),
  account('admin@maquila.test', ['Esteban', 'Arreola', 'Cantú'], 'shipper', 'admin', 'maquila'),
];

function account(
  email: string,
  name: Account['name'],
  type: Account['type'],
  role: Account['role'],
  of: string,
  more: Pick<Account, 'language' | 'readOnly'> = {},
): Account {
  return { email, name, type, role, of, ...more };
}
