/** A reason not to start that a person can act on; the message is all they need to read. */
export class StartError extends Error {
  override name = 'StartError';
}
