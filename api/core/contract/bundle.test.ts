import { expect } from 'chai';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleContract } from './bundle.ts';

describe('bundleContract', function () {
  this.timeout(20_000);
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'contract-'));
    await write('openapi.yaml', TABLE_OF_CONTENTS);
    await write('api/loads/contract.yaml', contractOf('loads', 'Load'));
    await write('api/lanes/contract.yaml', contractOf('lanes', 'Lane'));
  });

  afterEach(() => rm(root, { recursive: true }));

  it('joins the files, each component under its own name', async () => {
    const { paths, components } = await bundled();
    expect(Object.keys(paths)).to.deep.equal(['/loads', '/lanes']);
    expect(Object.keys(components.schemas!)).to.deep.equal(['Lane', 'Load']);
    expect(components.schemas!.Load).to.deep.equal({ type: 'object', description: 'A Load.' });
  });

  it('refuses two components with the same name and names both files', async () => {
    await write('api/lanes/contract.yaml', contractOf('lanes', 'Load', 'Another.'));
    await refuses('schemas Load (api/lanes/contract.yaml, api/loads/contract.yaml)');
  });

  it('refuses them even when they are equal', async () => {
    await write('api/lanes/contract.yaml', contractOf('lanes', 'Load'));
    await refuses('schemas Load (api/lanes/contract.yaml, api/loads/contract.yaml)');
  });

  it('refuses a path that openapi.yaml does not refer to', async () => {
    await write(
      'api/loads/contract.yaml',
      `${contractOf('loads', 'Load')}${path('/left', 'Load')}`,
    );
    await refuses('paths /left (api/loads/contract.yaml)');
  });

  it('refuses a schema that nothing refers to', async () => {
    await write(
      'api/loads/contract.yaml',
      contractOf('loads', 'Load').replace('schemas:', 'schemas:\n  Lost: { type: string }'),
    );
    await refuses('schemas Lost (api/loads/contract.yaml)');
  });

  it('refuses a reference to a component that does not exist', async () => {
    await write(
      'api/loads/contract.yaml',
      contractOf('loads', 'Load').replace('  Load: {', '  X: {'),
    );
    await refuses("Can't resolve $ref");
  });

  it('collects the error codes of all files', async () => {
    await write(
      'api/loads/contract.yaml',
      contractOf('loads', 'Load')
        .replace('schemas:', `schemas:\n  ErrorCode: { type: string }`)
        .replace(
          'type: object',
          "type: object, properties: { code: { $ref: '#/schemas/ErrorCode' } }",
        )
        .concat('errors:\n  TOO_LATE: { status: 409, es: Tarde, en: Late }\n'),
    );
    await write(
      'api/lanes/contract.yaml',
      `${contractOf('lanes', 'Lane')}errors:\n  NO_LANE: { status: 409, es: No hay, en: None }\n`,
    );
    expect((await bundled()).components.schemas!.ErrorCode).to.deep.equal({
      type: 'string',
      enum: ['NO_LANE', 'TOO_LATE'],
      'x-errors': {
        NO_LANE: { status: 409, es: 'No hay', en: 'None' },
        TOO_LATE: { status: 409, es: 'Tarde', en: 'Late' },
      },
    });
  });

  function bundled() {
    return bundleContract(join(root, 'openapi.yaml'));
  }

  async function refuses(reason: string) {
    const refused = await bundled().then(
      () => 'nothing',
      (error: Error) => error.message,
    );
    expect(refused).to.include(reason);
  }

  async function write(name: string, text: string) {
    const file = join(root, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
});

const TABLE_OF_CONTENTS = `
openapi: 3.1.0
info: { title: Loads, version: '1' }
paths:
  /loads: { $ref: api/loads/contract.yaml#/paths/~1loads }
  /lanes: { $ref: api/lanes/contract.yaml#/paths/~1lanes }
`;

function contractOf(name: string, schema: string, description = `A ${schema}.`) {
  return `schemas:
  ${schema}: { type: object, description: ${description} }
paths:
${path(`/${name}`, schema)}`;
}

function path(name: string, schema: string) {
  return `  ${name}:
    get:
      operationId: list${name.replaceAll('/', '')}
      summary: Some
      responses:
        '200':
          description: Some.
          content: { application/json: { schema: { $ref: '#/schemas/${schema}' } } }
`;
}
