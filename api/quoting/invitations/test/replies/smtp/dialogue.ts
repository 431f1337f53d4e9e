import { connect, type Socket } from 'node:net';

/** A conversation with a mail server, line by line, which may be cut off. */
export class Dialogue {
  private heard = '';
  private wake = () => {};

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('latin1').on('data', (text: string) => {
      this.heard += text;
      this.wake();
    });
    socket.on('error', () => {}).on('close', () => this.wake());
  }

  static async open(port: number): Promise<Dialogue> {
    const dialogue = new Dialogue(connect(port, '127.0.0.1'));
    await dialogue.answer();
    await dialogue.say('EHLO fletes.test\r\n');
    return dialogue;
  }

  /** Sends text and returns the code of the answer. */
  async say(text: string): Promise<number> {
    this.heard = '';
    this.socket.write(text, 'latin1');
    return this.answer();
  }

  /** Begins a mail to recipients; returns the code with which each is answered. */
  async begin(...to: string[]): Promise<number[]> {
    await this.say('MAIL FROM:<rocio@fletes.test>\r\n');
    const codes = [];
    for (const one of to) codes.push(await this.say(`RCPT TO:<${one}>\r\n`));
    return codes;
  }

  /** Sends text for which no answer comes, or is not waited for, and waits until it has left. */
  async write(text: string): Promise<void> {
    await new Promise<void>((resolve) => {
      this.socket.write(text, 'latin1', () => resolve());
    });
  }

  /** Hangs up without a farewell. */
  async cut(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.socket.once('close', () => resolve()).destroy();
    });
  }

  /** The code of the next whole answer; 0 where the server hangs up. */
  private async answer(): Promise<number> {
    for (;;) {
      const code = /^(\d{3}) .*\r\n/m.exec(this.heard)?.[1];
      if (code) return Number(code);
      if (this.socket.destroyed) return 0;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}
