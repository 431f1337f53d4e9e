import { expect } from 'chai';
import { addLabels } from './addLabels.ts';
import type { LabelFile } from './labelFiles.ts';
import type { Contract } from './openapi.ts';

describe('addLabels', () => {
  it('writes the name of each property and code into its schema, in all languages', () => {
    const { Load, Status } = labelled(
      of('es', { Load: { weight: 'Peso' }, Status: { sent: 'Enviada' } }),
      of('en', { Load: { weight: 'Weight' }, Status: { sent: 'Sent' } }),
    );
    expect(Load).to.deep.include({ 'x-labels': { weight: { es: 'Peso', en: 'Weight' } } });
    expect(Status).to.deep.include({ 'x-labels': { sent: { es: 'Enviada', en: 'Sent' } } });
  });

  it('names the codes that only a property lists', () => {
    const { Load } = labelled(
      of('es', { 'Load.pace': { fast: 'Urgente' } }),
      of('en', { 'Load.pace': { fast: 'Urgent' } }),
    );
    expect(Load!.properties!.pace).to.deep.include({
      'x-labels': { fast: { es: 'Urgente', en: 'Urgent' } },
    });
  });

  it('takes a property of a part of its schema', () => {
    const texts = { Quote: { weight: 'Peso' } };
    expect(labelled(of('es', texts), of('en', texts)).Quote).to.have.property('x-labels');
  });

  it('refuses a label that is missing in one language', () => {
    refuses(
      [of('es', { Load: { weight: 'Peso' } }), of('en', {})],
      'without a label in: loads en: Load.weight',
    );
  });

  it('refuses a heading that is missing in one language', () => {
    const headed = { ...of('es', {}), headings: { Load: { weight: 'Peso' } } };
    refuses([headed, of('en', {})], 'loads en: headings.Load.weight');
  });

  for (const [what, texts] of Object.entries<LabelFile['texts']>({
    property: { Load: { color: 'Color' } },
    code: { Status: { lost: 'Perdida' } },
    schema: { Lane: { origin: 'Origen' } },
  })) {
    it(`refuses the label of a ${what} that the contract does not have`, () => {
      const [[schema, names]] = Object.entries(texts) as [[string, object]];
      const name = `loads: ${schema}.${Object.keys(names)[0]}`;
      refuses([of('es', texts), of('en', texts)], `not in the contract, but labelled in: ${name}`);
    });
  }
});

function labelled(...files: LabelFile[]) {
  const contract = load();
  addLabels(contract, files);
  return contract.components.schemas as Record<string, { properties?: Record<string, object> }>;
}

function refuses(files: LabelFile[], message: string) {
  expect(() => addLabels(load(), files)).to.throw(message);
}

function of(language: string, texts: LabelFile['texts']): LabelFile {
  return { module: 'loads', language, texts, headings: {} };
}

function load(): Contract {
  const properties = { weight: { type: 'string' }, pace: { type: 'string', enum: ['fast'] } };
  const schemas = {
    Load: { type: 'object', properties },
    Quote: { allOf: [{ $ref: '#/components/schemas/Load' }] },
    Status: { type: 'string', enum: ['sent'] },
  };
  return { paths: {}, components: { schemas } } as unknown as Contract;
}
