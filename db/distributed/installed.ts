import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from '../binaries.ts';
import { StartError } from '../process/startError.ts';

/**
 * The programs of the machine's own Postgres, which `pg_config` or the program named by `PG_CONFIG` describes; throws
 * StartError when its Citus extension is missing.
 */
export function installedCitus(): Binaries {
  const program = process.env.PG_CONFIG ?? 'pg_config';
  if (!isCitusInstalled(program))
    throw new StartError(
      `The Postgres that "${program}" describes has no Citus extension (set PG_CONFIG for another one). ` +
        'How to install it: https://docs.citusdata.com/en/stable/installation/multi_node.html',
    );
  const bin = ask(program, '--bindir');
  return {
    postgres: join(bin, 'postgres'),
    initdb: join(bin, 'initdb'),
    pg_ctl: join(bin, 'pg_ctl'),
  };
}

function isCitusInstalled(program: string): boolean {
  const share = ask(program, '--sharedir');
  return share !== '' && existsSync(join(share, 'extension/citus.control'));
}

function ask(program: string, option: string): string {
  return (spawnSync(program, [option], { encoding: 'utf8' }).stdout ?? '').trim();
}
