import type { Schemas } from '../../core/contract/types.ts';
import { http } from '../../core/data/http.ts';

export type PersonalAddress = Schemas['PersonalAddressFound'];

interface AnswerByVerb {
  find: PersonalAddress;
  export: Schemas['PersonalAddressData'];
  erase: Schemas['AddressErased'];
}

/** Calls a verb of personal data; the address is in the body, so that no log has it. Throws HttpError. */
export async function call<Verb extends keyof AnswerByVerb>(
  verb: Verb,
  body: object,
): Promise<AnswerByVerb[Verb]> {
  const url = `/api/personal_data/${verb}`;
  const { json } = await http(url, { method: 'POST', body: JSON.stringify(body) });
  return json as AnswerByVerb[Verb];
}
