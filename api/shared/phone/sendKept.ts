import { forgetFile, keepFile, type KeptFile, keptFiles } from './keptFiles.ts';
import { isTaking } from './takeFiles.ts';

/** An answer of the API: its status, and its body as JSON. */
export interface Answered {
  status: number;
  body: unknown;
}

/** The result of sending files. */
export interface Sent {
  /** The number of files that the server took. */
  count: number;
  /** The server's answer to the last file that it took. */
  body?: unknown;
  /** The files that it refused, each with the reason. */
  refusedFiles: KeptFile[];
  /** The number of files that stay, because no answer came or the server has a problem. */
  unsent: number;
}

/** Posts a form to a path with its query, and reports the sent percents; throws when no answer comes. */
type Post = (
  url: string,
  form: FormData,
  key: string,
  onProgress: (percent: number) => void,
) => Promise<Answered>;

/** Hears how much of a file is sent, in percent. */
type OnProgress = (file: KeptFile, percent: number) => void;

let isSending = false;

/**
 * Sends what an owner keeps, one file after the other. A file that fails stays and lets the others pass; where the server
 * wants no more calls for now, all stay.
 */
export async function sendKept(
  owner: string,
  post: Post,
  onProgress: OnProgress = () => undefined,
): Promise<Sent> {
  const result: Sent = { count: 0, refusedFiles: [], unsent: 0 };
  if (isSending || isTaking()) return result;
  isSending = true;
  try {
    const files = (await keptFiles(owner)).filter(({ refusal }) => !refusal);
    for (const [index, file] of files.entries()) {
      const report = (percent: number) => onProgress(file, percent);
      const answer = await post(urlOf(file), formOf(file), file.key, report).catch(() => undefined);
      if (!answer || isTemporary(answer)) result.unsent += 1;
      else await settle(file, answer, result);
      if (!answer || !isUnwelcome(answer)) continue;
      result.unsent += files.length - index - 1;
      break;
    }
  } finally {
    isSending = false;
  }
  return result;
}

async function settle(file: KeptFile, { status, body }: Answered, result: Sent): Promise<void> {
  if (status < 300) {
    await forgetFile(file);
    result.count += 1;
    result.body = body;
    return;
  }
  const refusedFile = { ...file, refusal: reasonIn(body) || String(status) };
  await keepFile(refusedFile);
  result.refusedFiles.push(refusedFile);
}

function urlOf({ path, query }: KeptFile): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}

function formOf({ content, fileName }: KeptFile): FormData {
  const form = new FormData();
  form.append('file', content, fileName);
  return form;
}

/** The session ended, too many calls, a first one that still runs, or a problem of the server: the same call may succeed later. */
function isTemporary({ status, body }: Answered): boolean {
  const { code } = (body ?? {}) as { code?: string };
  return status >= 500 || [401, 408, 429].includes(status) || code === 'IDEMPOTENCY_IN_PROGRESS';
}

/** The session ended, or too many calls: the others would get the same answer. */
function isUnwelcome({ status }: Answered): boolean {
  return status === 401 || status === 429;
}

function reasonIn(body: unknown): string {
  const { title = '', errors = {} } = (body ?? {}) as {
    title?: string;
    errors?: Record<string, string>;
  };
  return Object.values(errors).join(' ') || title;
}
