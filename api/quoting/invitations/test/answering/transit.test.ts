import { expect } from 'chai';
import { Refusal } from '../../../../core/errors/errors.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { transitOf } from '../../answering/transit.ts';
import { buildInvitation } from '../factory.ts';

describe('The transit time of a rate', function () {
  this.timeout(30_000);

  it('in hours gives its days, rounded up, where they are not named', () => {
    const daysOf = (transitHours: number) => transitOf({ transitHours }).transitDays;
    expect([1, 24, 25, 48, 1440].map(daysOf)).to.deep.equal([1, 1, 2, 2, 60]);
    expect(transitOf({ transitDays: 3 })).to.deep.equal({ transitDays: 3, transitHours: null });
    expect(transitOf({})).to.deep.equal({ transitDays: null, transitHours: null });
  });

  it('in hours and days differs by less than a day', () => {
    const both = (transitDays: number, transitHours: number) =>
      transitOf({ transitDays, transitHours });
    for (const days of [1, 2]) expect(both(days, 30).transitDays).to.equal(days);
    for (const [days, hours] of [
      [0, 24],
      [1, 48],
      [3, 48],
    ] as const)
      expect(() => both(days, hours)).to.throw(Refusal);
  });

  it('is kept, read by the broker and the carrier, and refused out of its limits', async () => {
    const invitation = await buildInvitation();
    const { carrierId, companyId, id } = invitation;
    const carrier = await buildUser({ type: 'carrier', carrierId });
    const path = `/api/invitations/${id}`;
    const rate = { currency: 'USD', allIn: '1500' };
    for (const transitHours of [0, 1441, 1.5, '30']) {
      const wrong = { ...rate, transitHours };
      const { body, status } = await as(carrier).post<Schemas['Problem']>(`${path}/rate`, wrong);
      expect([status, Object.keys(body.errors!)]).to.deep.equal([422, ['transitHours']]);
    }
    await as(carrier).post(`${path}/rate`, { ...rate, transitHours: 30 });
    for (const user of [carrier, await buildUser({ companyId })]) {
      const { body } = await as(user).get<Schemas['Invitation']>(path);
      expect(body.rate).to.include({ transitHours: 30, transitDays: 2 });
    }
  });
});
