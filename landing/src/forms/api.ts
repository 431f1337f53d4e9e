/** What the API answered: the body of a success, or a problem with its errors by field. */
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

/** The page's language, as the API is asked for it. */
const language = document.documentElement.lang.slice(0, 2);

/** Calls the API of this very site; throws where it cannot be reached. */
export async function call(path: string, content?: object): Promise<Answer> {
  const response = await fetch(path, {
    method: content ? 'POST' : 'GET',
    headers: {
      'Accept-Language': language,
      ...(content && { 'Content-Type': 'application/json' }),
    },
    ...(content && { body: JSON.stringify(content) }),
  });
  return { ok: response.ok, status: response.status, body: (await response.json()) as Body };
}

/** The equipment types in the page's language, by name. */
export async function equipments(): Promise<{ id: string; name: string }[]> {
  const { body } = await call('/api/inquiries/choices');
  const list = (body.equipments ?? []) as { id: string; nameEs: string; nameEn: string }[];
  return list
    .map(({ id, nameEs, nameEn }) => ({ id, name: language === 'en' ? nameEn : nameEs }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
