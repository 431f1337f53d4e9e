import { carriers } from './carriers/index.ts';
import { comodities } from './comodities/index.ts';
import { companies } from './companies/index.ts';
import { createAdmin } from './core/Admin.tsx';
import type { Room } from './core/room.ts';
import { equipments } from './equipments/index.ts';
import { invitations } from './invitations/index.ts';
import { locations } from './locations/index.ts';
import { quotes } from './quotes/index.ts';
import { shipments } from './shipments/index.ts';
import { users } from './users/index.ts';

const rooms: Room[] = [
  users,
  companies,
  carriers,
  locations,
  equipments,
  comodities,
  shipments,
  quotes,
  invitations,
];

/** The admin, room by room. */
export const App = createAdmin(rooms);
