import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../core/runtime/env.ts';
import { compressFiles } from '../core/sites/compress.ts';
import { compiledPrograms } from './compiled/programs.js';
import { draftOf, fingerprintOf, install, staleFrontends, type Frontend } from './frontends.ts';
import { offlineFiles } from './offlineFiles.ts';

process.env.NODE_ENV = 'production';

await compiledPrograms();

for (const frontend of await staleFrontends()) {
  console.log(`Building ${frontend} …`);
  const start = performance.now();
  await buildOne(frontend);
  console.log(`Built ${frontend} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function buildOne(frontend: Frontend): Promise<void> {
  const root = join(ROOT, frontend);
  const draft = await draftOf(frontend);
  const fingerprint = await fingerprintOf(frontend);
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    plugins: [offlineFiles()],
    build: { outDir: draft, emptyOutDir: true },
  });
  await compressFiles(draft);
  await install(frontend, draft, fingerprint);
}
