import { Gauge, type Registry } from 'prom-client';
import type { Part, Parts } from '../runtime/parts.ts';

/** Measures whether the parts answered when they were asked last; one that the installation does not have is absent. */
export function measureParts(register: Registry, { signIn, files }: Parts): void {
  measure(register, signIn, IDENTITY_PROVIDER);
  measure(register, files, FILES);
}

function measure(register: Registry, part: Part | undefined, words: typeof FILES): void {
  const gauge = new Gauge({
    ...words,
    registers: [register],
    collect() {
      if (part) this.set(Number(part.isUp()));
    },
  });
  if (!part) gauge.remove();
}

const IDENTITY_PROVIDER = {
  name: 'anden_identity_provider_up',
  help: 'Whether the identity provider answered when it was asked last',
};

const FILES = {
  name: 'anden_files_up',
  help: 'Whether the bucket of the files answered when it was asked last',
};
