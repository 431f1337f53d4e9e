import { execFileSync, spawn } from 'node:child_process';
import { once as happened } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../core/runtime/env.ts';
import { atEnd } from '../base/once.ts';
import { awaitAtEnd, temporaryDirectory } from '../base/run.ts';

/** The paths of nginx and openssl; undefined when one of them is not installed. */
export function findPrograms(): { nginx: string; openssl: string } | undefined {
  const [nginx, openssl] = [find('nginx'), find('openssl')];
  return nginx && openssl ? { nginx, openssl } : undefined;
}

/**
 * Starts nginx with `docs/nginx.conf` in front of two ports, listening with TLS on `port` of 127.0.0.1; returns its
 * certificate, which is valid for localhost.
 */
export async function startNginx(
  { nginx, openssl }: { nginx: string; openssl: string },
  { port, redirectPort, upstreams }: { port: number; redirectPort: number; upstreams: number[] },
): Promise<{ certificate: string; stop(): Promise<void> }> {
  const directory = await temporaryDirectory('nginx');
  await mkdir(join(directory, 'temp'));
  const files = { certificate: join(directory, 'cert.pem'), key: join(directory, 'key.pem') };
  createCertificate(openssl, files);
  const site = adapt(await readFile(join(ROOT, 'docs/nginx.conf'), 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${redirectPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['127.0.0.1:3001', `127.0.0.1:${upstreams[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${upstreams[1]}`],
    ['/etc/letsencrypt/live/anden.example/fullchain.pem', files.certificate],
    ['/etc/letsencrypt/live/anden.example/privkey.pem', files.key],
    ['server_name anden.example', 'server_name localhost'],
    ['/var/log/nginx/access.log', join(directory, 'access.log')],
  ]);
  await writeFile(join(directory, 'nginx.conf'), main(directory, site));
  const child = spawn(nginx, ['-p', directory, '-c', 'nginx.conf'], { stdio: 'inherit' });
  await awaitAtEnd(child.pid!);
  atEnd(() => child.kill());
  while (!existsSync(join(directory, 'nginx.pid')) && child.exitCode === null) await pause(20);
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await happened(child, 'exit');
  };
  return { certificate: await readFile(files.certificate, 'utf8'), stop };
}

/** Debian installs nginx where the PATH of other users does not look. */
function find(program: string): string | undefined {
  const directories = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  return directories.map((directory) => join(directory, program)).find((path) => existsSync(path));
}

function createCertificate(openssl: string, { certificate, key }: Record<string, string>): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key!, '-out', certificate!];
  execFileSync(openssl, ['req', '-x509', ...made, '-days', '2', ...subject], { stdio: 'ignore' });
}

function adapt(text: string, replacements: [string, string][]): string {
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`docs/nginx.conf has no "${from}"`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** The settings around the site, with all files in one directory. */
function main(directory: string, site: string): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${directory}/temp/${kind};`)
    .join('\n');
  return `daemon off;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log;
events { worker_connections 512; }
http {
access_log off;
${temp}
${site}
}
`;
}
