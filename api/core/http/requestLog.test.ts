import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { buildCarrier } from '../../network/carriers/test/factory.ts';
import { anonymous, as } from '../../testing/client.ts';
import { logged } from '../../testing/server.ts';
import { buildUser } from '../../platform/users/test/factory.ts';

const place = { name: 'Patio Rocío', city: 'Laredo', state: 'US-TX', country: 'US' };

describe('The log', function () {
  this.timeout(30_000);

  it('says by id who made a change, and which', async () => {
    const { id, companyId, ...person } = await buildUser();
    const { line, text, answer } = await lineOf(() => as(person).post('/api/locations', place));
    expect(line).to.include({ userId: id, companyId, operationId: 'createLocation', status: 201 });
    expect(line.requestId).to.equal(answer.headers.get('x-request-id'));
    expect(line).not.to.have.property('code');
    expectNoNames(text, person);
  });

  it('says by id whose call was refused, and why', async () => {
    const { id, companyId, ...person } = await buildUser();
    for (const [call, expected] of [
      [() => as(person).get(`/api/quotes/${randomUUID()}`), ['getQuote', 404, 'NOT_FOUND']],
      [
        () => as(person).get('/api/users', { query: { q: person.email, wrong: '1' } }),
        ['listUsers', 422, 'INVALID'],
      ],
      [
        () => as(person).post('/api/users', { email: person.email, firstName: '' }),
        ['createUser', 422, 'INVALID'],
      ],
    ] as [Call, Expected][]) {
      const { line, text, answer } = await lineOf(call);
      const [operationId, status, code] = expected;
      expect(line).to.include({ userId: id, companyId, operationId, status, code });
      expect(line.requestId).to.equal(answer.headers.get('x-request-id'));
      expectNoNames(text, person);
    }
  });

  it('names the carrier of a carrier’s person as the company', async () => {
    const { id: carrierId } = await buildCarrier({ status: 'active' });
    const { id, ...person } = await buildUser({ type: 'carrier', carrierId });
    const { line } = await lineOf(() => as(person).get('/api/companies'));
    expect(line).to.include({ userId: id, companyId: carrierId, status: 403, code: 'FORBIDDEN' });
  });

  it('names the operation where nobody is signed in', async () => {
    const { line } = await lineOf(() => anonymous.get('/api/quotes'));
    expect(line).to.include({ operationId: 'listQuotes', status: 401, code: 'UNAUTHENTICATED' });
    expect(line).not.to.have.any.keys('userId', 'companyId');
  });
});

type Call = () => Promise<{ headers: Headers }>;
type Expected = [operationId: string, status: number, code: string];

/** The line of the log about a call, its text, and the call's answer. */
async function lineOf(call: Call) {
  let answer: { headers: Headers };
  const lines = await logged(async () => {
    answer = await call();
  });
  const text = lines.join('');
  const requests = lines.map((one) => JSON.parse(one)).filter(({ msg }) => msg === 'request');
  return { line: requests.at(-1) as Record<string, unknown>, text, answer: answer! };
}

function expectNoNames(text: string, person: { email: string; firstName: string }) {
  for (const secret of [person.email, person.firstName, 'Rocío', '?', '@'])
    expect(text).not.to.include(secret);
}
