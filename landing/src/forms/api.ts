import { createServerClock } from '#clock';
import { textField } from '#languages';
import { documentLocale } from '../locale.ts';
import type { AnswerOf } from '../schemas.ts';

/** The answer of the API: the body of a success, or a problem with its errors by field. */
export interface Answer {
  ok: boolean;
  status: number;
  body: Body;
}

export interface Body {
  title?: string;
  code?: string;
  errors?: Record<string, string>;
  [field: string]: unknown;
}

/** The server's clock, learned from every answer of the API. */
export const serverClock = createServerClock();

/** Calls the API of this site; throws when no answer comes within half a minute, or none that can be read. */
export async function call(
  path: string,
  content?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(path, {
    method: content ? 'POST' : 'GET',
    headers: {
      ...headers,
      'Accept-Language': documentLocale(),
      ...(content && { 'Content-Type': 'application/json' }),
    },
    ...(content && { body: JSON.stringify(content) }),
    signal: AbortSignal.timeout(30_000),
  });
  serverClock.note(response.headers.get('Date'));
  return { ok: response.ok, status: response.status, body: (await response.json()) as Body };
}

/** The equipment types in the page's language, sorted by name. */
export async function equipments(): Promise<{ id: string; name: string }[]> {
  const { body } = await call('/api/inquiries/choices');
  const language = documentLocale();
  const { equipments = [] } = body as Partial<AnswerOf<'getFormChoices'>>;
  return equipments
    .map((equipment) => ({ id: equipment.id, name: equipment[textField('name', language)] }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
