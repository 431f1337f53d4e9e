/**
 * Where the word for a code may stand, the likeliest first: at `<resource>.<field>.<code>`, `anden.<field>.<code>` or
 * `anden.<field>.<resource>.<code>`, with the whole name of the field or one of its words, as one or as many.
 */
export function wordKeys(resource: string, field: string, code: string): string[] {
  if (/^(MX|US|CA)$/.test(code)) return [`anden.country.${code}`];
  const owner = camel(resource.split('/').at(-1)!);
  const words = [field, ...field.split(/(?=[A-Z])/).map((word) => word.toLowerCase())];
  return words
    .flatMap(forms)
    .flatMap((word) => [
      `${owner}.${word}.${code}`,
      `anden.${word}.${code}`,
      `anden.${word}.${owner}.${code}`,
    ]);
}

function forms(word: string): string[] {
  return [word, word.replace(/ies$/, 'y').replace(/s$/, ''), `${word}s`];
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
