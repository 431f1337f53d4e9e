/** Why a file of its type cannot be opened: it asks for a password, or it is broken or cut off. */
export type Damage = 'password' | 'damaged';
