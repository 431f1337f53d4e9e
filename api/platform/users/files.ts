import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { find } from './service.ts';
import { everything } from '../../core/auth/policy.ts';
import { amend } from '../../core/records/writing/save.ts';
import { User } from './User.ts';

/**
 * Saves a reference to a user's document under a key, both given as JSON-like text (specification, section 7); an empty
 * value deletes it. Throws 422 for any other text and for more than 20 keys.
 */
export async function saveFileReference(user: Schemas['User'], fileParam: string) {
  const [, key = '', value = ''] = SHAPE.exec(fileParam) ?? [];
  if (!key) throw invalid('fileParam', UNREADABLE);
  const { [key]: _before, ...others } = user.files ?? {};
  const files = value ? { ...others, [key]: value } : others;
  if (Object.keys(files).length > MOST) throw invalid('fileParam', TOO_MANY);
  await amend(User, user.id, { files }, { ifMatch: user.version });
  return find(everything, user.id);
}

/** `{"key":"value"}` with any kind of quotes or none; the value is an id or a path. */
const SHAPE = /^\s*\{\s*["']?([A-Za-z]\w{0,39})["']?\s*:\s*["']?([\w./-]{0,200})["']?\s*\}\s*$/;
const MOST = 20;

const UNREADABLE = {
  es: 'Escriba una clave y la referencia de su documento: {"identificacion":"0190c7a4"}',
  en: 'Write a key and its document reference: {"officialId":"0190c7a4"}',
};
const TOO_MANY = {
  es: 'Un usuario guarda a lo más 20 documentos',
  en: 'A user keeps at most 20 documents',
};
