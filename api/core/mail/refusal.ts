/**
 * The mail server's answer by which it refused the mail for good (RFC 5321: 5yz to the recipient or the content), and
 * whether it refused the address; no answer for a mail that it accepted. Any other failure is thrown, a refused sender
 * among them, and the mail is tried again.
 */
export async function refusalOf(
  delivery: Promise<void>,
): Promise<{ refusal?: string; isOfAddress?: boolean }> {
  try {
    await delivery;
    return {};
  } catch (error) {
    const { responseCode = 0, code = '', response = '', command } = error as SMTPError;
    if (command === 'MAIL FROM') throw new SenderRefused(error as SMTPError);
    if (responseCode < 500 || !['EENVELOPE', 'EMESSAGE'].includes(code)) throw error;
    const refusal = (response || String(responseCode)).slice(0, 500);
    return { refusal, isOfAddress: command === 'RCPT TO' };
  }
}

/** The mail server does not accept mails of `MAIL_FROM`, now or at all. */
class SenderRefused extends Error {
  override name = 'SenderRefused';
  readonly code: number | undefined;

  constructor({ responseCode, response }: SMTPError) {
    super(response);
    this.code = responseCode;
  }
}

interface SMTPError {
  responseCode?: number;
  code?: string;
  response?: string;
  /** The command that the server refused. */
  command?: string;
}
