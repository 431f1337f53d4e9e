import { expect } from 'chai';
import { loadContract, operations } from '../document.ts';
import type { Contract, Operation } from '../openapi.ts';
import { addProblems } from './problems.ts';

const CODES = loadContract().components.schemas!.ErrorCode as unknown as {
  'x-errors': Record<string, { status: number; en: string }>;
};

describe('The refusals of an operation in the contract', () => {
  it('are its own codes before those of every such operation, by status', () => {
    const close = { ...operation('closeLoad'), 'x-codes': ['LOAD_PAID', 'PLAN_LIMIT'] };
    const contract = withProblems({ '/loads/{id}/close': { post: close } });
    expect(codesOf(contract, close, 409)).to.deep.equal(['LOAD_PAID', 'IDEMPOTENCY_IN_PROGRESS']);
    expect(codesOf(contract, close, 403)?.slice(0, 2)).to.deep.equal(['PLAN_LIMIT', 'FORBIDDEN']);
    expect(codesOf(contract, close, 404)).to.deep.equal(['NOT_FOUND']);
  });

  it('are those of its body, its key and its parameters', () => {
    const content = { 'application/json': { schema: { type: 'array', maxItems: 5 } } };
    const send = {
      ...operation('sendLoads'),
      security: [{ key: ['loads:write'] }],
      parameters: [{ name: 'Idempotency-Key', in: 'header' as const, schema: {} }],
      requestBody: { content },
    };
    const contract = withProblems({ '/loads': { post: send } });
    expect(codesOf(contract, send, 413)).to.deep.equal(['LIST_TOO_LARGE']);
    expect(codesOf(contract, send, 403)).to.include.members(['KEY_SCOPE', 'READ_ONLY']);
    expect(codesOf(contract, send, 409)).to.deep.equal(['CONFLICT', 'IDEMPOTENCY_IN_PROGRESS']);
    expect(codesOf(contract, send, 404)).to.equal(undefined);
  });

  it('are one component for all operations with the same ones', () => {
    const [one, other] = [operation('getLoad'), operation('getLane')];
    withProblems({ '/loads/{id}': { get: one }, '/lanes/{id}': { get: other } });
    expect(one.responses).to.deep.equal(other.responses);
    expect(one.responses['404']).to.deep.equal({ $ref: '#/components/responses/Problem404' });
  });

  it('name the documents that an award lacks, and no code that the change of a quote cannot give', () => {
    const contract = loadContract();
    const own = (id: string) =>
      operations(contract).find(({ operation: { operationId } }) => operationId === id)!.operation;
    expect(own('awardQuote')['x-codes']).to.include('DOCUMENTS_LACKING');
    expect(own('updateQuote')['x-codes']).to.deep.equal(['NOT_ACCEPTABLE_STATE', 'LEG_OF_QUOTE']);
  });
});

function operation(operationId: string): Operation {
  return { operationId, summary: 'A load', responses: {} };
}

function withProblems(paths: Contract['paths']): Contract {
  const contract: Contract = { paths, components: { responses: {} } };
  addProblems(contract, CODES['x-errors']);
  return contract;
}

/** The codes that an operation names for a status. */
function codesOf({ components }: Contract, { responses }: Operation, status: number) {
  const named = responses[status] as { $ref?: string; 'x-codes'?: string[] } | undefined;
  const shared = components.responses![named?.$ref?.split('/').at(-1) ?? ''];
  return (named?.$ref ? (shared as { 'x-codes': string[] }) : named)?.['x-codes'];
}
