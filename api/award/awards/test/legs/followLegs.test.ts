import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { approveDocuments, buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { Quote } from '../../../../quoting/quotes/Quote.ts';
import { as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { awardLegs, buildByLegs, buildWorld, type World } from '../../../../testing/ratedLegs.ts';

describe('The status of a quote by legs', function () {
  this.timeout(60_000);
  let world: World;

  before(async () => {
    world = await buildWorld({ plan: 'premium' });
  });

  const say = async <Body = Schemas['Quote']>(user: User, path: string, body: object = {}) => {
    const answer = await as(user).post<Body>(`/api/${path}`, body);
    expect(answer.status, JSON.stringify(answer.body)).to.be.oneOf([200, 201]);
    return answer.body;
  };
  const read = async (id: string) => (await Quote.query().findById(id))!;

  async function carrier() {
    const { id: carrierId } = await buildCarrier({ companyId: world.company.id, status: 'active' });
    await approveDocuments(carrierId);
    return buildUser({ type: 'carrier', carrierId });
  }

  /** Sends a quote to a carrier and returns its invitation. */
  async function send(quoteId: string, { carrierId }: User): Promise<string> {
    const wave = { carrierIds: [carrierId!], minutes: 60, startsNow: true };
    await say(world.admin, `quotes/${quoteId}/send`, wave);
    const filter = { quoteId, carrierId: carrierId! };
    const path = '/api/invitations';
    const { body } = await as(world.admin).get<{ id: string }[]>(path, { query: filter });
    return body[0]!.id;
  }

  const rate = (user: User, invitation: string, allIn = '900.00') =>
    say(user, `invitations/${invitation}/rate`, { currency: 'USD', allIn });

  it('follows the first leg that is sent and the first rate, with the times of both', async () => {
    const { id, legs } = await buildByLegs(world);
    const [one, two] = [await carrier(), await carrier()];
    const first = await send(legs![0]!.id, one);
    const sent = await read(id);
    const leg = await read(legs![0]!.id);
    expect(sent).to.include({ status: 'sent', closedAt: null });
    expect([sent.sentAt, sent.deadlineAt]).to.deep.equal([leg.sentAt, leg.deadlineAt]);
    const second = await send(legs![1]!.id, two);
    await rate(two, second);
    const rated = await read(id);
    expect(rated.status).to.equal('rated');
    expect(rated.firstRateAt).to.deep.equal((await read(legs![1]!.id)).firstRateAt);
    await rate(one, first);
    expect((await read(id)).firstRateAt).to.deep.equal(rated.firstRateAt);
    const events = await as(world.admin).get<Schemas['Event'][]>(`/api/quotes/${id}/events`);
    expect(events.body.map(({ toStatus }) => toStatus)).to.deep.equal([
      ...['pending', 'sent', 'rated'],
    ]);
  });

  it('is not available only when no carrier of any leg is left, and is sent again with a leg', async () => {
    const { id, legs } = await buildByLegs(world);
    const [one, two] = [await carrier(), await carrier()];
    const first = await send(legs![0]!.id, one);
    const second = await send(legs![1]!.id, two);
    await rate(one, first);
    const why = { reason: 'no_availability' };
    await say(one, `invitations/${first}/decline`, why);
    expect((await read(legs![0]!.id)).status).to.equal('not_available');
    expect((await read(id)).status).to.equal('sent');
    await say(two, `invitations/${second}/decline`, why);
    const ended = await read(id);
    expect(ended.status).to.equal('not_available');
    expect(ended.closedAt).not.to.equal(null);
    await send(legs![2]!.id, one);
    expect(await read(id)).to.include({ status: 'sent', closedAt: null });
  });

  it('stays open while a leg is, also when the last carrier of the whole has declined', async () => {
    const { id, legs } = await buildByLegs(world, { asked: 'both' });
    const [one, two] = [await carrier(), await carrier()];
    const first = await send(legs![0]!.id, one);
    await rate(one, first);
    const whole = await send(id, two);
    await say(two, `invitations/${whole}/decline`, { reason: 'no_availability' });
    expect((await read(id)).status).to.equal('rated');
    const award = { legId: legs![0]!.id, invitationId: first };
    await awardLegs(world.admin, id, [award]);
    expect(await read(id)).to.include({ status: 'rated', assignedLegs: 1 });
  });

  it('stays with a shared price, and its legs are awarded then', async () => {
    const { id, legs } = await buildByLegs(world);
    const one = await carrier();
    const invitations: string[] = [];
    for (const leg of legs!) invitations.push(await send(leg.id, one));
    await rate(one, invitations[0]!);
    const price = { saleValue: '5000.00', validUntil: '2099-01-01' };
    await say(world.admin, `quotes/${id}/share`, price);
    for (const invitation of invitations.slice(1)) await rate(one, invitation);
    expect((await read(id)).status).to.equal('answered');
    const awards = legs!.map(({ id: legId }, at) => ({ legId, invitationId: invitations[at]! }));
    const { body } = await awardLegs(world.admin, id, awards);
    expect(body).to.include({ status: 'assigned', purchaseCost: '2700.00', saleValue: '5000.00' });
  });
});
