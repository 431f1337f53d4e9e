/** An answer of a process apart: a value, the end of its values, or what was thrown. */
export type Reply =
  | { value: unknown }
  | { isOver: true }
  | { error: { message: string; code?: unknown; words?: unknown } };

/** The value of an answer; throws what the program threw. */
export function valueOf(reply: Exclude<Reply, { isOver: true }>): unknown {
  if ('value' in reply) return reply.value;
  const { message, ...facts } = reply.error;
  throw Object.assign(new Error(message), facts);
}
