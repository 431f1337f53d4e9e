import type { Schemas } from '../../core/contract/types.ts';
import { http } from '../../core/data/http.ts';

export type Found = Schemas['PersonalAddressFound'];

interface Answers {
  find: Found;
  export: Schemas['PersonalAddressData'];
  erase: Schemas['AddressErased'];
}

/** Calls a verb of personal data; the address is in the body, so that no log has it. Throws HttpError. */
export async function call<Verb extends keyof Answers>(
  verb: Verb,
  body: object,
): Promise<Answers[Verb]> {
  const url = `/api/personal_data/${verb}`;
  const { json } = await http(url, { method: 'POST', body: JSON.stringify(body) });
  return json as Answers[Verb];
}
