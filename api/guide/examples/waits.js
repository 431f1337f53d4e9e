/** Calls Andén, and repeats up to five times what may be repeated, after the seconds that the answer asks for. */
export async function call(path, { headers, ...options } = {}, tries = 5) {
  const once = { 'Idempotency-Key': crypto.randomUUID(), ...headers };
  const authorization = `Bearer ${process.env.ANDEN_KEY}`;
  for (let wait = 1; ; wait *= 2) {
    const answer = await fetch(process.env.ANDEN_URL + path, {
      ...options,
      headers: { ...once, authorization, 'Content-Type': 'application/json' },
    });
    if (answer.ok) return answer.json();
    const problem = await answer.json();
    if (!mayRepeat(answer.status, problem.code) || --tries === 0) throw new Error(problem.code);
    const seconds = Number(answer.headers.get('Retry-After') ?? wait);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

function mayRepeat(status, code) {
  return status === 408 || status === 429 || status >= 500 || code === 'IDEMPOTENCY_IN_PROGRESS';
}
