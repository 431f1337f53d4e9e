import { createAdmin } from './core/Admin.tsx';
import type { Room } from './core/room.ts';

const rooms: Room[] = [];

/** The admin, room by room. */
export const App = createAdmin(rooms);
